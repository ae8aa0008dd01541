// Demos, stages and takes are the vocabulary of a workbench, so a file that imports GlissadeKit sees them, and the demos that ship.
@_exported import Demos
@_exported import Rehearsal
