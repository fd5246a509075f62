// The front's own declarations speak in these modules' types: whoever imports it has them.
@_exported public import Waterfall
@_exported public import WaterfallHost
