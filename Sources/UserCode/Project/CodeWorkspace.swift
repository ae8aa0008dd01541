import Foundation
import Rehearsal
import Synchronization

/// The folder of this program for ported copies and compiled libraries, which is removed when the program ends.
package enum CodeWorkspace {
  private static let latestNumber = Atomic(0)

  /// The path of the folder.
  package static let folder: String = {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(folderName(of: getpid())).path
    atexit { CodeWorkspace.remove() }
    return folder
  }()

  /// Removes the folder. A program that ends by a signal calls it before.
  package static func remove() { try? FileManager.default.removeItem(atPath: folder) }

  /// Returns the name of the folder of a process.
  static func folderName(of process: Int32) -> String { "glissade-code.\(process)" }

  /// Returns a name for a module, which no other module of this program has.
  ///
  /// Two libraries whose modules have the same name would be one to Swift's runtime.
  static func moduleName() -> String { "UserCode_\(latestNumber.wrappingAdd(1, ordering: .relaxed).newValue)" }
}
