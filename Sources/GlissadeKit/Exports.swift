// Demos, stages and takes are the vocabulary of a workbench, so a file that imports GlissadeKit sees them.
@_exported import Rehearsal
