/// The user's files to show, and the type to show from them.
package struct CodeRequest: Equatable, Sendable {
  package var files: [String]
  /// The name of the type to put on the stage, or nil to find one.
  package var root: String?

  package init(files: [String], root: String? = nil) {
    self.files = files
    self.root = root
  }
}
