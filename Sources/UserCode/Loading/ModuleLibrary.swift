import Foundation
import GlissadeLive
import Rehearsal

/// The loaded library of a module that a person's code imports. All versions of the code share it, and it is never unloaded.
@MainActor
final class ModuleLibrary {
  private static var libraries: [String: ModuleLibrary] = [:]

  let variables: StaticVariables
  private let entry: Entry

  private typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void

  /// Returns the library of a module, which is loaded when it is needed first.
  ///
  /// - Throws: A `GlissadeError` if it can't be loaded.
  static func loaded(_ module: BuiltModule) throws(GlissadeError) -> ModuleLibrary {
    if let library = libraries[module.library] { return library }
    let library = try ModuleLibrary(module)
    libraries[module.library] = library
    return library
  }

  private init(_ module: BuiltModule) throws(GlissadeError) {
    guard PrivateFolder.isPrivate(module.folder) else {
      throw .internalError("the compiled module \(module.name) is not loaded: its folder is open to other users")
    }
    guard let handle = dlopen(module.library, RTLD_NOW | RTLD_LOCAL) else {
      throw .internalError("the compiled module \(module.name) cannot be loaded: \(CodeLibrary.reason)")
    }
    let loaded = CrashRecord.Library(loadedFrom: module.library)
    if let loaded { CrashHandler.add(loaded) }
    guard let symbol = dlsym(handle, module.entry) else {
      throw .internalError("the compiled module \(module.name) has no entry: \(CodeLibrary.reason)")
    }
    entry = unsafeBitCast(symbol, to: Entry.self)
    variables = StaticVariables(of: loaded)
  }

  /// Registers the module's methods and classes for a version of the person's code.
  func register(in registry: LiveRegistry) { entry(Unmanaged.passUnretained(registry).toOpaque()) }
}
