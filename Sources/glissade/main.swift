import GlissadeKit

Workbench.main()
