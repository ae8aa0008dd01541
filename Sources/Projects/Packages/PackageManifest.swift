/// What the text of a Package.swift says, as far as simple matching tells. It is read, never run.
package struct PackageManifest {
  /// What a target is for.
  package enum Kind: Equatable {
    case library
    case app
    /// A library that is compiled already.
    case binary
    /// A library in C that the system has.
    case system
    case test
  }

  /// A target of the package.
  package struct Target: Equatable {
    /// The name with which its code is imported.
    package var name: String
    /// What it is for.
    package var kind: Kind
    /// The folder, relative to the package, if the manifest names one.
    var path: String?
    /// The paths of files and folders, relative to the target, that alone belong to it, or none for all.
    package var sources: [String]
    /// The paths of files and folders, relative to the target, that don't belong to it.
    package var excluded: [String]
    /// The paths of declared resources, relative to the target.
    var resources: [String]
    /// The names of targets and products that it uses.
    var dependencies: [String]

    /// A Boolean value that indicates whether the target has code that an app uses.
    var isUsed: Bool { kind == .library || kind == .app }
  }

  /// The folder of the package.
  package let folder: String
  /// The name, or that of the folder.
  let name: String
  /// The targets in the order of the manifest.
  package let targets: [Target]
  /// The names of the targets of each library or app among the products.
  let products: [String: [String]]
  /// The names of the targets that are apps for iOS.
  let apps: [String]
  /// The addresses of packages of others.
  let addresses: [String]
  /// The folders of packages beside.
  let folders: [String]

  /// Reads the manifest in a folder.
  package init(folder: String) throws(ProjectProblem) {
    self.folder = folder
    let text = ManifestText(try FileContents.text(at: folder + "/Package.swift", atMost: 1 << 20))
    name = text.calls("Package").first?["name"]?.first ?? FilePaths.name(folder)
    var targets: [Target] = []
    let kinds: KeyValuePairs<String, Kind> = [
      "target": .library, "executableTarget": .app, "binaryTarget": .binary, "systemLibrary": .system, "testTarget": .test,
    ]
    for (function, kind) in kinds {
      for call in text.calls("." + function) {
        // A call without a folder, sources or dependencies within dependencies is a reference to a target.
        guard let name = call["name"]?.first, !targets.contains(where: { $0.name == name }), !call.isReference else { continue }
        targets.append(
          Target(
            name: name, kind: kind, path: call["path"]?.first, sources: call["sources"] ?? [], excluded: call["exclude"] ?? [],
            resources: call["resources"] ?? [], dependencies: call["dependencies"] ?? []))
      }
    }
    self.targets = targets
    var products: [String: [String]] = [:]
    for function in [".library", ".executable", ".iOSApplication"] {
      for call in text.calls(function) {
        if let name = call["name"]?.first { products[name] = call["targets"] ?? [] }
      }
    }
    self.products = products
    apps = text.calls(".iOSApplication").flatMap { $0["targets"] ?? [] }
    let packages = text.calls(".package")
    addresses = packages.compactMap { $0["url"]?.first }
    folders = packages.compactMap { $0["path"]?.first }.map { FilePaths.absolute($0, in: folder) }
  }

  /// The targets of a product, or the target of that name.
  func targets(ofProduct name: String) -> [Target] {
    let names = products[name] ?? [name]
    return targets.filter { names.contains($0.name) && $0.isUsed }
  }

  /// The folder of a target, or nil if it isn't there.
  package func folder(of target: Target) -> String? {
    var candidates = target.path.map { [$0] } ?? ["Sources", "Source", "src", "srcs"].map { "\($0)/\(target.name)" }
    if target.path == nil, targets.count(where: \.isUsed) == 1 { candidates.append("Sources") }
    return candidates.map { FilePaths.absolute($0, in: folder) }.first(where: FilePaths.isFolder)
  }
}
