import CHost
import Foundation

/// A named value that a file system stores with a file, for all programs.
package struct ExtendedAttribute: Sendable {
  /// The name, such as "user.comment". User programs may only use names that begin with "user.".
  package let name: String

  package init(_ name: String) { self.name = name }

  package func isSet(onFile path: String) -> Bool { getxattr(path, name, nil, 0) >= 0 }

  /// Sets the attribute of a file to a text, or removes it for nil. Throws the system's error, such as that the file system has no
  /// attributes.
  package func set(_ text: String?, onFile path: String) throws {
    let result = if let text { setxattr(path, name, text, text.utf8.count, 0) } else { removexattr(path, name) }
    guard result != 0, text != nil || errno != ENODATA else { return }
    throw CocoaError.error(
      .fileWriteUnknown, userInfo: [NSLocalizedDescriptionKey: String(cString: strerror(errno)), NSFilePathErrorKey: path])
  }
}
