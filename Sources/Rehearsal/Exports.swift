// Demos receive photos, so files that import Rehearsal need their types.
@_exported import PhotoFolder
