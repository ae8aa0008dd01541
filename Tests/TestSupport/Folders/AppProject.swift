import Foundation

/// An Xcode project in a folder of its own, each of whose apps owns a folder of the same name.
package final class AppProject {
  private let folder: TemporaryFolder
  package let name: String
  /// The path of the project's folder.
  package var path: String { folder.path }

  /// Creates a project without files. `info` are entries of the apps' Info.plist, as build settings.
  package init(_ name: String, apps: [String], info: [String: String] = [:]) throws {
    folder = try TemporaryFolder()
    self.name = name
    let project = "\(folder.path)/\(name).xcodeproj"
    try FileManager.default.createDirectory(atPath: project, withIntermediateDirectories: true)
    for app in apps { try FileManager.default.createDirectory(atPath: "\(folder.path)/\(app)", withIntermediateDirectories: true) }
    try Data(Self.text(apps, info).utf8).write(to: URL(fileURLWithPath: project + "/project.pbxproj"))
  }

  /// Writes a file at a path in the project's folder, as editors do that replace the old one, and returns its path.
  @discardableResult
  package func write(_ text: String, as name: String) throws -> String {
    let path = "\(folder.path)/\(name)"
    try FileManager.default.createDirectory(
      atPath: (path as NSString).deletingLastPathComponent, withIntermediateDirectories: true)
    try Data(text.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    return path
  }

  private static func text(_ apps: [String], _ info: [String: String]) -> String {
    let settings = (["GENERATE_INFOPLIST_FILE": "YES", "PRODUCT_NAME": "$(TARGET_NAME)"].merging(info) { $1 })
      .sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined(separator: " ")
    let targets = apps.enumerated().map { index, app in
      """
      F\(index) = {isa = PBXFileSystemSynchronizedRootGroup; path = "\(app)"; sourceTree = "<group>"; };
      T\(index) = {isa = PBXNativeTarget; name = "\(app)"; productType = "com.apple.product-type.application";
        buildConfigurationList = L\(index); buildPhases = (); dependencies = (); fileSystemSynchronizedGroups = (F\(index)); };
      L\(index) = {isa = XCConfigurationList; buildConfigurations = (C\(index)); };
      C\(index) = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(settings)}; };
      """
    }
    return """
      // !$*UTF8*$!
      {archiveVersion = 1; classes = {}; objectVersion = 77; objects = {
      \(targets.joined(separator: "\n"))
      MAIN = {isa = PBXGroup; children = (\(apps.indices.map { "F\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
      LIST = {isa = XCConfigurationList; buildConfigurations = (CONF); };
      CONF = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos;}; };
      ROOT = {isa = PBXProject; buildConfigurationList = LIST; developmentRegion = en; mainGroup = MAIN;
        targets = (\(apps.indices.map { "T\($0)" }.joined(separator: ", "))); };
      }; rootObject = ROOT; }

      """
  }
}
