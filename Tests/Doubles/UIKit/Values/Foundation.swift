// Test support, never part of a product: a small double of UIKit for systems without it.

// As on Apple's systems, whoever imports UIKit has Foundation and its geometry.
@_exported public import Foundation
