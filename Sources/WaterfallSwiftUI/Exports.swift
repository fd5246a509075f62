/// Sizes and options are the engine's own: an app that imports this module needs no other.
@_exported import Waterfall
