import Foundation
import Host

/// The folders of other programs, as in a shell.
package struct ProgramFolders: Sendable {
  private let folders: [String]

  package init(environment: [String: String]) {
    folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  /// Returns the path of a program, or nil if it isn't installed.
  package func program(_ name: String) -> String? {
    folders.map { $0 + "/" + name }.first { FileKind($0) == .file && access($0, X_OK) == 0 }
  }
}
