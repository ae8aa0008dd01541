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

  /// Loads a library, whose code registers its roots and methods.
  ///
  /// - Throws: A `CommandFailure` if the library can't be loaded.
  init(path: String) throws(CommandFailure) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .internalError("the compiled code cannot be loaded: \(String(cString: dlerror()))")
    }
    guard let symbol = dlsym(handle, "glissade_entry") else {
      throw .internalError("the compiled code has no entry: \(String(cString: dlerror()))")
    }
    typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
    unsafeBitCast(symbol, to: Entry.self)(Unmanaged.passUnretained(registry).toOpaque())
  }
}
