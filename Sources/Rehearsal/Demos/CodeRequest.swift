/// The files of a user that are shown, and what to show of them.
package struct CodeRequest: Equatable, Sendable {
  /// The absolute paths of the files.
  package var files: [String]
  /// The name of the type to put on the stage, or nil to find it.
  package var root: String?

  /// Creates a request.
  package init(files: [String], root: String? = nil) {
    self.files = files
    self.root = root
  }
}
