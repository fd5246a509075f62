import CAllocationCount

keep_freed_memory()
let million = Million()
EngineFigures(million: million).run()
UpdateFigures(million: million).run()
TidyFigures(million: million).run()
GrowthFigures().run()
HostFigures().run(million.layout())
