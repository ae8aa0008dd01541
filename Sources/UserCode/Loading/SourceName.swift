import Foundation
import Host
import Rehearsal

/// The names of a demo from a user's files.
package struct SourceName: Equatable {
  /// The name of the file without its extension, or of the project.
  package let file: String
  /// The name of the root, or nil if it is the only one, or the app of a project.
  package let root: String?
  /// The name of the project that contains the file, or nil for a single file.
  package let project: String?
  /// What the identifier of stored values is made of.
  private let place: String
  /// The name that takes refer to.
  private let takeName: String

  private init(file: String, root: String?, project: String?, place: String, takeName: String) {
    (self.file, self.root, self.project, self.place, self.takeName) = (file, root, project, place, takeName)
  }

  package init(path: String, root: String?, in project: String? = nil) {
    let file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
    self.init(file: file, root: root, project: project, place: Self.resolved(path), takeName: "\(file.prefix(60)).swift")
  }

  /// Creates the names of a demo of a request.
  ///
  /// - Parameters:
  ///   - path: The path of the file that contains the root.
  ///   - root: The name of the root, or nil if it is the only one, or the app of a project.
  package init(_ request: CodeRequest, path: String, root: String?) {
    let name = request.projectName
    guard let project = request.project else {
      self.init(path: path, root: root, in: name)
      return
    }
    let target = project.target.map { ".\($0.prefix(60))" } ?? ""
    self.init(
      file: name ?? project.name, root: root, project: name,
      place: Self.resolved(project.path) + (project.target.map { "\0\($0)" } ?? ""),
      takeName: "\(project.name.prefix(60))\(target).project")
  }

  private static func resolved(_ path: String) -> String { URL(fileURLWithPath: path).resolvingSymlinksInPath().path }

  /// The unique identifier under which the demo's data is stored. It is the same whether or not the file is opened through a symbolic link.
  package var id: String {
    let digest = StableHash(place.utf8).value
    let digits = String(UInt32(truncatingIfNeeded: digest ^ (digest >> 32)), radix: 16)
    // At least six digits, by which takes recognize the identifier of a path.
    let unique = "\(file.prefix(60))-\(String(repeating: "0", count: max(6 - digits.count, 0)))\(digits)"
    return root.map { "\(unique)/\($0)" } ?? unique
  }

  /// The identifier that takes refer to. It is the same wherever the file or the project is.
  package var takeID: String { takeName + (root.map { "/\($0)" } ?? "") }

  /// The name for people, such as "CardTransition" or "CardTransition/Dark". A part of a project has the project's name.
  package var text: String { root.map { "\(project ?? file)/\($0)" } ?? project ?? file }

  /// The title in a list.
  package var title: String { root ?? project ?? file }
}
