/// The user's files to show, and the type to show from them.
package struct CodeRequest: Sendable {
  /// The paths of the Swift files. Those of a project may have changed since.
  package var files: [String]
  /// The name of the type to put on the stage, or nil to find one.
  package var root: String?
  /// The project that says which files there are, or nil for files that were named.
  package var project: ProjectPlace?
  /// The folders with the sources of modules that the files import, by the module's name, as far as they were named.
  package var modules: [String: String]

  package init(files: [String], root: String? = nil, project: ProjectPlace? = nil, modules: [String: String] = [:]) {
    self.files = files
    self.root = root
    self.project = project
    self.modules = modules
  }

  /// Where a project is, and what is opened of it.
  package struct ProjectPlace: Codable, Equatable, Hashable, Sendable {
    /// The path that was named: of a folder, an .xcodeproj, an .xcworkspace or a Package.swift.
    package var path: String
    /// The target that was chosen, or nil for the app.
    package var target: String?
    /// The project's name.
    package var name: String

    package init(path: String, target: String? = nil, name: String) {
      self.path = path
      self.target = target
      self.name = name
    }
  }
}

extension CodeRequest: Equatable {
  /// Requests for the same project are equal even if files were added to it since.
  package static func == (left: CodeRequest, right: CodeRequest) -> Bool {
    left.root == right.root && left.project == right.project && left.modules == right.modules
      && (left.project != nil || left.files == right.files)
  }
}

extension CodeRequest {
  /// The paths with which the same can be opened again: that of the project, or those of the files.
  package var paths: [String] { project.map { [$0.path] } ?? files }
}
