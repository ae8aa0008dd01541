import Foundation
import GlissadeLive
import Rehearsal
import UIKit

/// A loaded library of a user's code.
///
/// It is never unloaded: Swift's runtime keeps references to the types of a library for as long as the program runs.
@MainActor
final class CodeLibrary {
  /// The roots and methods that the code has registered.
  let registry = LiveRegistry()
  /// The path of the library's file.
  let path: String
  /// The variables of the code.
  let variables: StaticVariables

  /// Loads a library, whose code registers its roots and methods.
  ///
  /// - Throws: A `CommandFailure` if the library can't be loaded.
  init(path: String) throws(CommandFailure) {
    self.path = path
    // Whoever could put another library here could run code as this user.
    guard PrivateFolder.isPrivate((path as NSString).deletingLastPathComponent) else {
      throw .internalError("the compiled code is not loaded: its folder is open to other users")
    }
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .internalError("the compiled code cannot be loaded: \(Self.reason)")
    }
    let loaded = CrashRecord.Library(loadedFrom: path)
    if let loaded { CrashHandler.add(loaded) }
    guard let symbol = dlsym(handle, "glissade_entry") else {
      throw .internalError("the compiled code has no entry: \(Self.reason)")
    }
    typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
    unsafeBitCast(symbol, to: Entry.self)(Unmanaged.passUnretained(registry).toOpaque())
    variables = StaticVariables(of: loaded)
  }

  /// The reason why the last library wasn't loaded, without the library's path.
  private static var reason: String {
    let text = String(cString: dlerror())
    return text.range(of: ".so: ").map { String(text[$0.upperBound...]) } ?? text
  }
}
