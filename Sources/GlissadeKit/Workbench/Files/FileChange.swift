import Rehearsal

/// A change of the open files.
enum FileChange {
  case recent
  case opened(OpenFile)
  /// A file that was open already was opened again.
  case chosen(OpenFile)
  case closed(OpenFile)
  /// The messages about a file, or the work on it, have changed.
  case status
  /// A file runs other code for the same demos, or its placeholder says something else.
  case code(OpenFile)
  /// A file has other demos than before. Those before its first version were a placeholder.
  case version(OpenFile, insteadOf: [DemoDefinition], isFirst: Bool)
}
