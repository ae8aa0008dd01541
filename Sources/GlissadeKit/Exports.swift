// Demos, stages and takes are the vocabulary of a workbench, so a file that imports GlissadeKit also sees them and the shipped demos.
@_exported import Demos
@_exported import Rehearsal
