import Foundation
import Projects

/// Finds the sources of modules, in the places where package managers and people keep them. It only reads.
struct ModuleFinder {
  /// The folders by module, as the person names them.
  let named: [String: String]
  /// The modules of the same project, whose files the project's own file tells.
  let known: [ModuleSource]
  private let containers: [String]
  private let own: Set<String>

  enum Result: Equatable {
    case found(ModuleSource)
    case absent(AbsentModule.Reason)
  }

  /// Creates a finder for the imports of a person's files.
  init(files: [String], named: [String: String] = [:], known: [ModuleSource] = []) {
    self.named = named
    self.known = known
    own = Set(files)
    containers = ModulePlaces(files: files).containers
  }

  /// Returns the source of a module, or why there is none. `importer` is the module that imports it, or nil for the person's own code.
  func source(of name: String, for importer: ModuleSource? = nil) -> Result {
    if let folder = named[name] ?? named.first(where: { $0.key.lowercased() == name.lowercased() })?.value {
      guard SwiftFiles.isFolder(folder) else {
        return .absent(.unusable("there is no module \(name): the folder “\(folder)” that --with names doesn't exist"))
      }
      return result(of: name, in: folder)
        ?? .absent(.unusable("the module \(name) has no Swift files in “\(folder)”, which --with names"))
    }
    if let source = known.first(where: { $0.name == name }) { return .found(source) }
    if let importer, let result = declared(name, in: importer.folder) { return result }
    let wanted = name.lowercased()
    var reason: AbsentModule.Reason?
    for container in containers {
      for child in SwiftFiles.names(in: container) where child.lowercased() == wanted {
        switch result(of: name, in: "\(container)/\(child)") {
        case .found(let source): return .found(source)
        case .absent(let found): reason = reason ?? found
        case nil: break
        }
      }
      // A package or pod may have another name than its module.
      for folder in [container] + SwiftFiles.names(in: container).prefix(Self.most).map({ "\(container)/\($0)" }) {
        switch declared(name, in: folder) {
        case .found(let source): return .found(source)
        case .absent(let found): reason = reason ?? found
        case nil: break
        }
      }
    }
    return .absent(reason ?? .missing)
  }

  /// The number of folders beside one another that are looked into.
  private static let most = 300

  /// Returns the module in a folder of its own: as its manifest says or, without one, from all files that aren't tests or examples. Nil if
  /// the folder has none, or holds the person's own files.
  private func result(of name: String, in folder: String) -> Result? {
    guard SwiftFiles.isFolder(folder) else { return nil }
    if let result = declared(name, in: folder) { return result }
    guard !own.contains(where: { $0.hasPrefix("\(folder)/") }) else { return nil }
    let usual = ["Sources/\(name)", "Source/\(name)", "Sources", "Source", name, "\(name)/Classes", "Pod/Classes", "Classes", "src"]
    for place in usual.map({ "\(folder)/\($0)" }) + [folder] where SwiftFiles.isFolder(place) {
      let files = SwiftFiles(in: place)
      if let result = Self.result(name, folder, files.paths, files.foreignFile) { return result }
    }
    return nil
  }

  /// Returns the module that a manifest or a podspec in a folder declares, or nil if none does.
  private func declared(_ name: String, in folder: String) -> Result? {
    let names = SwiftFiles.names(in: folder)
    if names.contains("Package.swift"), let manifest = try? PackageManifest(folder: folder),
      let target = manifest.targets.first(where: { $0.name == name && [.library, .binary, .system].contains($0.kind) })
    {
      return result(of: target, in: manifest)
    }
    for file in names where file.hasSuffix(".podspec") {
      guard let specification = try? PodSpecification(path: "\(folder)/\(file)"), specification.moduleName == name else { continue }
      var files = specification.sourceFolders.map { SwiftFiles(in: $0, except: own) }
      if files.allSatisfy(\.paths.isEmpty) { files = [SwiftFiles(in: folder, except: own)] }
      let paths = Set(files.flatMap(\.paths)).sorted()
      if let result = Self.result(name, folder, paths, files.lazy.compactMap(\.foreignFile).first) { return result }
    }
    return nil
  }

  private func result(of target: PackageManifest.Target, in manifest: PackageManifest) -> Result? {
    func unusable(_ reason: String) -> Result { .absent(.unusable("the module \(target.name) in “\(manifest.folder)” \(reason)")) }
    switch target.kind {
    case .binary: return unusable("is compiled for Apple's systems: its sources are needed")
    case .system: return unusable("is a C library of the system, which can't be used here")
    case .library, .app, .test: break
    }
    guard let base = manifest.folder(of: target) else { return nil }
    let excluded = own.union(target.excluded.map { "\(base)/\($0)" })
    let parts = target.sources.isEmpty ? [base] : target.sources.map { "\(base)/\($0)" }
    var paths: Set<String> = []
    var foreign: String?
    for part in parts {
      if SwiftFiles.isFolder(part) {
        let files = SwiftFiles(in: part, except: excluded)
        paths.formUnion(files.paths)
        foreign = foreign ?? files.foreignFile
      } else if part.hasSuffix(".swift"), FileManager.default.isReadableFile(atPath: part) {
        paths.insert(part)
      }
    }
    return Self.result(target.name, manifest.folder, paths.sorted(), foreign)
  }

  private static func result(_ name: String, _ folder: String, _ files: [String], _ foreign: String?) -> Result? {
    if !files.isEmpty { return .found(ModuleSource(name: name, folder: folder, files: files)) }
    guard let foreign else { return nil }
    return .absent(.unusable("the module \(name) is written in C or Objective-C (“\(foreign)”), and only Swift can be compiled here"))
  }
}
