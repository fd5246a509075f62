let engine = EngineFigures()
engine.run()
HostFigures().run(engine.placed())
