import GlissadeKit

Workbench.main(demos: [SlideUpDemo.self])
