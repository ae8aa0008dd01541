extension XcodeProject {
  /// Returns the names of the targets, products and frameworks that a target is linked with or depends on, without those of the SDK, sorted.
  func libraries(of target: XcodeTarget) -> [String] {
    var names: Set<String> = []
    for (_, dependency) in objects("dependencies", of: target.object) {
      if let id = dependency["target"]?.text, let other = targets.first(where: { $0.id == id }) {
        if other.kind == .library { names.insert(other.name) }
      } else if let product = dependency["productRef"]?.text.flatMap({ self[$0] })?["productName"]?.text {
        names.insert(product)
      }
    }
    for (_, product) in objects("packageProductDependencies", of: target.object) {
      if let name = product["productName"]?.text { names.insert(Self.withoutPlugin(name)) }
    }
    for (_, phase) in objects("buildPhases", of: target.object) {
      guard ["PBXFrameworksBuildPhase", "PBXCopyFilesBuildPhase"].contains(phase["isa"]?.text) else { continue }
      for (_, file) in objects("files", of: phase) {
        if let product = file["productRef"]?.text.flatMap({ self[$0] })?["productName"]?.text {
          names.insert(product)
        } else if let reference = file["fileRef"]?.text.flatMap({ self[$0] }), let name = Self.library(reference) {
          names.insert(name)
        }
      }
    }
    return names.sorted()
  }

  /// The name of a framework or library by its file, or nil for those of the SDK and for other files.
  private static func library(_ reference: PropertyList) -> String? {
    guard let path = reference["path"]?.text ?? reference["name"]?.text else { return nil }
    if ["SDKROOT", "DEVELOPER_DIR"].contains(reference["sourceTree"]?.text) || path.contains("System/Library/") { return nil }
    if path.contains(".sdk/") || path.contains("usr/lib/") { return nil }
    let name = FilePaths.stem(path)
    switch FilePaths.suffix(path) {
    case "framework", "xcframework": return name.hasPrefix("Pods_") || name.hasPrefix("Pods-") ? nil : name
    case "a": return name.hasPrefix("libPods") || !name.hasPrefix("lib") ? nil : String(name.dropFirst(3))
    default: return nil
    }
  }

  private static func withoutPlugin(_ name: String) -> String { name.hasPrefix("plugin:") ? String(name.dropFirst(7)) : name }
}
