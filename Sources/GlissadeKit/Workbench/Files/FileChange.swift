import Rehearsal

/// A change of the open files, to which whatever shows them reacts.
enum FileChange {
  /// The list of recent files has changed.
  case recent
  /// A file was opened.
  case opened(OpenFile)
  /// A file that was open already was opened again.
  case chosen(OpenFile)
  /// A file was closed.
  case closed(OpenFile)
  /// The messages about a file, or the work on it, have changed.
  case status
  /// A file runs other code for the same demos, or its placeholder says something else.
  case code(OpenFile)
  /// A file has other demos than before, which were those of a placeholder if this was the first version.
  case version(OpenFile, insteadOf: [DemoDefinition], isFirst: Bool)
}
