import Benchmarks
import GlissadeKit

Workbench.main(demos: DemoRegistry.all, adding: [BenchCommand.self])
