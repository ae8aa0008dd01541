/// An Xcode project (.xcodeproj): its objects, its targets and where its files are.
struct XcodeProject {
  /// An object of the project file.
  typealias Object = PropertyList

  /// The maximum depth of groups in groups.
  private static let maximumDepth = 256

  /// The path of the .xcodeproj.
  let path: String
  /// The folder that the paths of the project are relative to.
  let folder: String
  /// What is found in folders.
  let listing: FolderListing
  /// The targets, in the order of the project.
  private(set) var targets: [XcodeTarget] = []
  /// The language of files that are not localized, or nil.
  let developmentRegion: String?

  private let objects: [String: PropertyList]
  /// The groups that hold an object.
  private var parents: [String: String] = [:]

  /// The name, without extension.
  var name: String { FilePaths.stem(path) }

  /// Reads a project.
  init(path: String, listing: FolderListing) throws(ProjectProblem) {
    self.path = path
    self.listing = listing
    let file = path + "/project.pbxproj"
    let list = try PropertyList.read(at: file)
    objects = list["objects"]?.entries ?? [:]
    guard let id = list["rootObject"]?.text, let root = objects[id] else {
      throw ProjectProblem(path: file, "this is no Xcode project: it has no root object")
    }
    folder = FilePaths.absolute(root["projectDirPath"]?.text ?? "", in: FilePaths.folder(of: path))
    developmentRegion = root["developmentRegion"]?.text
    if let group = root["mainGroup"]?.text { findParents(below: group) }
    let project = layers(of: root)
    for id in root["targets"]?.texts ?? [] {
      guard let object = objects[id], object["isa"]?.text == "PBXNativeTarget" else { continue }
      targets.append(XcodeTarget(id: id, object: object, settings: settings(of: object, over: project)))
    }
  }

  /// The object with an identifier.
  subscript(id: String) -> Object? { objects[id] }

  /// The objects of a type, by identifier, sorted.
  func objects(ofType type: String) -> [(id: String, object: Object)] {
    objects.filter { $0.value["isa"]?.text == type }.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }

  /// The objects that an entry of an object lists, in order.
  func objects(_ key: String, of object: Object) -> [(id: String, object: Object)] {
    (object[key]?.texts ?? []).compactMap { id in objects[id].map { (id, $0) } }
  }

  /// Returns the path of a file or group, or nil if it is in the SDK or among the products.
  func path(of id: String) -> String? {
    var id = id
    var suffix = ""
    var visited: Set<String> = []
    while visited.count < Self.maximumDepth, visited.insert(id).inserted, let object = objects[id] {
      if let path = object["path"]?.text, !path.isEmpty { suffix = suffix.isEmpty ? path : path + "/" + suffix }
      switch object["sourceTree"]?.text ?? "<group>" {
      case "<group>", "GROUP":
        guard let parent = parents[id] else { return FilePaths.absolute(suffix, in: folder) }
        id = parent
      case "SOURCE_ROOT": return FilePaths.absolute(suffix, in: folder)
      case "<absolute>": return FilePaths.absolute(suffix, in: "/")
      default: return nil
      }
    }
    return nil
  }

  /// Returns the path at which a file is found, or nil if it isn't there.
  func existing(_ path: String) -> String? { listing.existing(path) }

  private mutating func findParents(below root: String) {
    var groups = [root]
    var visited: Set<String> = [root]
    while let group = groups.popLast() {
      for child in objects[group]?["children"]?.texts ?? [] where visited.insert(child).inserted {
        parents[child] = group
        groups.append(child)
      }
    }
  }

  private func settings(of target: Object, over project: [[String: String]]) -> BuildSettings {
    let name = target["name"]?.text ?? ""
    let defaults = [
      "TARGET_NAME": name, "TARGETNAME": name, "PROJECT_NAME": self.name, "PRODUCT_NAME": "$(TARGET_NAME)",
      "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)", "EXECUTABLE_NAME": "$(PRODUCT_NAME)", "CONFIGURATION": "Debug",
      "SRCROOT": folder, "PROJECT_DIR": folder, "SOURCE_ROOT": folder, "PLATFORM_NAME": "iphonesimulator",
      "DEVELOPMENT_LANGUAGE": developmentRegion ?? "en",
    ]
    return BuildSettings(layers: layers(of: target) + project + [defaults])
  }

  /// The settings of an object's Debug configuration, over those of the file that it is based on.
  private func layers(of object: Object) -> [[String: String]] {
    guard let list = object["buildConfigurationList"]?.text.flatMap({ objects[$0] }) else { return [] }
    let configurations = objects("buildConfigurations", of: list).map(\.object)
    func named(_ name: String?) -> Object? { configurations.first { $0["name"]?.text == name } }
    guard let configuration = named("Debug") ?? named(list["defaultConfigurationName"]?.text) ?? configurations.first else { return [] }
    var layers = [
      (configuration["buildSettings"]?.entries ?? [:]).compactMapValues { value in
        value.text ?? (value.elements.isEmpty ? nil : value.texts.joined(separator: " "))
      }
    ]
    if let file = configuration["baseConfigurationReference"]?.text.flatMap({ path(of: $0) }) {
      layers.append(ConfigurationFile.settings(at: file))
    } else if let anchor = configuration["baseConfigurationReferenceAnchor"]?.text.flatMap({ path(of: $0) }),
      let relative = configuration["baseConfigurationReferenceRelativePath"]?.text
    {
      layers.append(ConfigurationFile.settings(at: anchor + "/" + relative))
    }
    return layers
  }
}
