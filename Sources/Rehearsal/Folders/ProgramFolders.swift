import Foundation
import Host

/// The folders in which programs are searched, as in a shell.
package struct ProgramFolders: Sendable {
  private let folders: [String]

  package init(environment: [String: String]) {
    folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  package func program(_ name: String) -> String? {
    folders.map { $0 + "/" + name }.first { FileKind($0) == .file && access($0, X_OK) == 0 }
  }
}
