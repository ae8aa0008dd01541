import Foundation
import Host

/// The names of a demo from a user's file.
package struct SourceName: Equatable {
  /// The name of the file without its extension.
  package let file: String
  /// The name of the root, or nil if the file has only one.
  package let root: String?
  /// The name of the project that contains the file, or nil for a single file.
  package let project: String?
  private let path: String

  package init(path: String, root: String?, in project: String? = nil) {
    self.project = project
    self.path = URL(fileURLWithPath: path).resolvingSymlinksInPath().path
    self.root = root
    file = ((path as NSString).lastPathComponent as NSString).deletingPathExtension
  }

  /// The unique identifier under which the demo's data is stored. It is the same whether or not the file is opened through a symbolic link.
  package var id: String {
    let digest = StableHash(path.utf8).value
    let digits = String(UInt32(truncatingIfNeeded: digest ^ (digest >> 32)), radix: 16)
    // At least six digits, by which takes recognize the identifier of a path.
    let unique = "\(file.prefix(60))-\(String(repeating: "0", count: max(6 - digits.count, 0)))\(digits)"
    return root.map { "\(unique)/\($0)" } ?? unique
  }

  /// The identifier that takes refer to. It is the same wherever the file is.
  package var takeID: String { "\(file.prefix(60)).swift" + (root.map { "/\($0)" } ?? "") }

  /// The name for people, such as "CardTransition" or "CardTransition/Dark". A part of a project has the project's name.
  package var text: String { root.map { "\(project ?? file)/\($0)" } ?? project ?? file }

  /// The title in a list.
  package var title: String { root ?? project ?? file }
}
