/// A target of an Xcode project.
struct XcodeTarget {
  /// What a target builds.
  enum Kind: Equatable {
    case app
    case library
    /// Something that can't be opened by itself, such as "an extension".
    case other(String)
  }

  /// The identifier of its object.
  let id: String
  /// Its object.
  let object: PropertyList
  /// Its settings.
  let settings: BuildSettings
  /// Its name.
  let name: String

  init(id: String, object: PropertyList, settings: BuildSettings) {
    self.id = id
    self.object = object
    self.settings = settings
    name = object["name"]?.text ?? id
  }

  /// What it builds, where only what is for iOS can be opened.
  var kind: Kind {
    let type = object["productType"]?.text ?? ""
    let parts = Set(type.split(separator: ".").last.map { $0.split(separator: "-") } ?? [])
    if type.contains("unit-test") || type.contains("ui-testing") || type.contains("ocunit") { return .other("tests") }
    if type.contains("watchapp") || type.contains("watchkit") { return .other("for watchOS") }
    if parts.contains("extension") || type.contains("on-demand-install-capable") || type.contains("messages") {
      return .other("an extension")
    }
    if let platform = otherPlatform { return .other("for " + platform) }
    if type.hasSuffix(".application") { return .app }
    if type.contains("framework") || type.contains("library") { return .library }
    return .other("no app")
  }

  /// The name of the module.
  var moduleName: String { settings["PRODUCT_MODULE_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? BuildSettings.identifier(name) }

  /// The name of the product, without extension.
  var productName: String { settings["PRODUCT_NAME"].flatMap { $0.isEmpty ? nil : $0 } ?? name }

  /// The platform for which it is made, if that is not iOS.
  private var otherPlatform: String? {
    let platforms = settings["SUPPORTED_PLATFORMS"]?.lowercased() ?? ""
    let root = settings["SDKROOT"].map { FilePaths.stem($0).lowercased() } ?? ""
    if platforms.contains("iphone") || root.hasPrefix("iphone") { return nil }
    // A list made of variables may not be known.
    let names = (root.isEmpty || root == "auto" ? platforms : root)
    if names.contains("watch") { return "watchOS" }
    if names.contains("appletv") { return "tvOS" }
    if names.contains("xr") { return "visionOS" }
    let isForPhone = settings["IPHONEOS_DEPLOYMENT_TARGET"] != nil || settings["TARGETED_DEVICE_FAMILY"] != nil
    if names.contains("macos") || !isForPhone { return "macOS" }
    return nil
  }
}
