// A demo is given photos, so a file that imports Rehearsal sees them.
@_exported import PhotoFolder
