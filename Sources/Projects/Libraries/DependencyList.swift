/// The modules of others that the files beside a project name.
enum DependencyList {
  /// Returns what package managers would fetch for a project, by name.
  ///
  /// - Parameters:
  ///   - folders: The folders of the project, its workspace and the one that was named.
  ///   - wanted: The names of libraries that the target is linked with and that aren't beside it.
  static func dependencies(
    of project: XcodeProject?, folders: [String], wanted: Set<String>, addresses: [String] = []
  ) -> [Project.Dependency] {
    var found: [String: Project.Dependency] = [:]
    func add(_ name: String, _ origin: Project.Dependency.Origin, _ address: String?) {
      let module = BuildSettings.identifier(name)
      if found[module]?.address == nil { found[module] = Project.Dependency(name: module, origin: origin, address: address) }
    }
    for folder in folders {
      for pod in PodFile(path: folder + "/Podfile").pods where pod.folder == nil { add(pod.name, .cocoaPods, pod.address) }
      for line in ((try? FileContents.text(at: folder + "/Cartfile")) ?? "").split(separator: "\n") {
        let words = line.split(separator: " ")
        guard let kind = words.first, let text = QuotedTexts.texts(in: line).first?.text else { continue }
        add(name(text), .carthage, kind == "github" && !text.contains(":") ? "https://github.com/" + text : text)
      }
    }
    var references = addresses
    for (_, object) in project?.objects(ofType: "XCRemoteSwiftPackageReference") ?? [] {
      if let address = object["repositoryURL"]?.text { references.append(address) }
    }
    var products: [String: String] = [:]
    for (_, object) in project?.objects(ofType: "XCSwiftPackageProductDependency") ?? [] {
      guard let name = object["productName"]?.text, let reference = object["package"]?.text.flatMap({ project?[$0] }) else { continue }
      if let address = reference["repositoryURL"]?.text { products[name] = address }
    }
    for name in products.keys.sorted() where wanted.contains(name) || wanted.isEmpty { add(name, .package, products[name]) }
    for address in references.sorted() where !products.values.contains(address) { add(name(address), .package, address) }
    for pin in pins(of: project, in: folders) where !products.values.contains(where: { same($0, pin) }) {
      if !references.contains(where: { same($0, pin) }) { add(name(pin), .package, pin) }
    }
    for name in wanted.sorted() where found[BuildSettings.identifier(name)] == nil {
      let isCarthage = folders.contains { FilePaths.isFolder($0 + "/Carthage") }
      add(name, isCarthage ? .carthage : .package, nil)
    }
    return found.values.sorted { $0.name < $1.name }
  }

  /// The addresses in the files in which Swift Package Manager holds what it resolved.
  private static func pins(of project: XcodeProject?, in folders: [String]) -> [String] {
    let shared = "/xcshareddata/swiftpm/Package.resolved"
    var files = folders.map { $0 + "/Package.resolved" }
    if let project { files.append(project.path + "/project.xcworkspace" + shared) }
    for folder in folders {
      let workspaces = FolderListing().names(in: folder).filter { $0.hasSuffix(".xcworkspace") }
      files += workspaces.map { "\(folder)/\($0)\(shared)" }
    }
    var addresses: [String] = []
    for file in files {
      guard let list = try? PropertyList.read(at: file) else { continue }
      for pin in (list["pins"] ?? list["object"]?["pins"])?.elements ?? [] {
        if let address = pin["location"]?.text ?? pin["repositoryURL"]?.text { addresses.append(address) }
      }
    }
    return addresses.sorted()
  }

  /// The last component of an address, without ".git".
  private static func name(_ address: String) -> String {
    let name = FilePaths.name(address)
    return name.lowercased().hasSuffix(".git") ? String(name.dropLast(4)) : name
  }

  private static func same(_ first: String, _ second: String) -> Bool { name(first).lowercased() == name(second).lowercased() }
}
