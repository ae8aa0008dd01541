import Foundation
import GlissadeLive
import Rehearsal
import SDLHost
import UIKit

/// A loaded library of the user's code. It is never unloaded: Swift's runtime keeps references to its types for as long as the program
/// runs.
@MainActor
final class CodeLibrary {
  /// The roots and methods that the code has registered.
  let registry = LiveRegistry()
  let path: String
  let variables: StaticVariables
  /// The libraries of the modules that the code imports.
  let modules: [ModuleLibrary]
  /// Where those are.
  let builtModules: [BuiltModule]

  /// Loads a library, whose code registers its roots and methods, after those of the modules that it imports.
  ///
  /// - Throws: A `GlissadeError` if the library can't be loaded.
  init(path: String, modules: [BuiltModule] = []) throws(GlissadeError) {
    self.path = path
    builtModules = modules
    // Another user who could replace the library could run code as this user.
    guard PrivateFolder.isPrivate((path as NSString).deletingLastPathComponent) else {
      throw .internalError("the compiled code is not loaded: its folder is open to other users")
    }
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw .internalError("the compiled code cannot be loaded: \(Self.reason)")
    }
    self.modules = try modules.map { module throws(GlissadeError) in try ModuleLibrary.loaded(module) }
    for module in self.modules { module.register(in: registry) }
    let loaded = CrashRecord.Library(loadedFrom: path)
    if let loaded { CrashHandler.add(loaded) }
    guard let symbol = dlsym(handle, "glissade_entry") else { throw .internalError("the compiled code has no entry: \(Self.reason)") }
    typealias Entry = @convention(c) (UnsafeMutableRawPointer) -> Void
    unsafeBitCast(symbol, to: Entry.self)(Unmanaged.passUnretained(registry).toOpaque())
    variables = StaticVariables(of: loaded)
  }

  /// Makes the code find the resources of an app, which may have changed.
  func useResources(of app: AppFiles) {
    guard let resources = registry.code?.resources else { return }
    resources.use(app.resources, texts: app.infoTexts, developmentLanguage: app.language)
    HostPlatform.add(fonts: app.fonts.compactMap { resources.path(ofFile: ($0 as NSString).lastPathComponent) })
  }

  /// The reason why the last library wasn't loaded, without the library's path.
  static var reason: String {
    let text = String(cString: dlerror())
    return text.range(of: ".so: ").map { String(text[$0.upperBound...]) } ?? text
  }
}
