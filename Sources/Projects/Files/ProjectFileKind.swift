/// What becomes of a file of a target, by its name.
enum ProjectFileKind: Equatable {
  /// A Swift file.
  case source
  /// A file, catalog, bundle or folder that the app finds at run time.
  case resource
  /// A file in another language, which is left aside with a note.
  case otherLanguage
  /// A data model or another file that Xcode compiles, which is left aside with a note.
  case compiled
  /// A file that is no part of an app.
  case aside

  init(_ path: String) {
    switch FilePaths.suffix(path) {
    case "swift": self = .source
    case "m", "mm", "c", "cc", "cpp", "cxx", "s": self = .otherLanguage
    case "xcdatamodel", "xcdatamodeld", "xcmappingmodel", "mlmodel", "mlpackage", "metal", "intentdefinition", "iig": self = .compiled
    case "h", "hpp", "hh", "pch", "modulemap", "entitlements", "xcconfig", "docc", "playground", "xcodeproj", "xcworkspace", "framework",
      "xcframework", "a", "dylib", "tbd", "apinotes", "podspec", "gyb", "xctestplan", "swiftpm", "app", "appex", "orig", "rej":
      self = .aside
    default: self = .resource
    }
  }

  /// Whether a folder with such a name is one file to Xcode.
  static func isUnit(_ name: String) -> Bool {
    switch FilePaths.suffix(name) {
    case "xcassets", "bundle", "scnassets", "arresourcecatalog", "icon", "rtfd", "atlas", "xcdatamodel", "xcdatamodeld", "mlpackage",
      "docc",
      "playground", "xcodeproj", "xcworkspace", "framework", "xcframework", "swiftpm", "app", "appex", "xcstickers", "xcmappingmodel":
      true
    default: false
    }
  }

  /// Whether folders with such a name hold what tools fetched or built, or tests.
  static func isForeign(_ name: String) -> Bool {
    name.hasPrefix(".")
      || ["Pods", "Carthage", "DerivedData", "node_modules", "build", "fastlane", "SourcePackages"].contains(name)
  }
}
