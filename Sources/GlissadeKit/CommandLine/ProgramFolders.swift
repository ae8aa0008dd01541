import Foundation

/// Finds other programs, as a shell does.
struct ProgramFolders: Sendable {
  private let folders: [String]

  init(environment: [String: String]) {
    folders = (environment["PATH"] ?? "").split(separator: ":").map(String.init)
  }

  /// The file of a program; nil where it is not installed.
  func program(_ name: String) -> String? {
    folders.map { $0 + "/" + name }.first { FileKind($0) == .file && access($0, X_OK) == 0 }
  }
}
