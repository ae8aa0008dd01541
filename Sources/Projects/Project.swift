import Foundation

/// What the files of a project say about one of its targets.
package struct Project: Equatable, Sendable {
  /// The name, of the project file or else of the folder.
  package var name: String
  /// The path of the folder with the project file.
  package var folder: String
  /// The target that is opened, or nil if the project has none, such as a folder of files.
  package var target: String?
  /// The names of all targets that can be opened, apps first.
  package var targets: [String]
  /// The name of the target's module.
  package var moduleName: String
  /// The paths of the target's Swift files.
  package var sources: [String]
  /// The paths of the target's resources: Interface Builder files, asset catalogs, strings files, pictures, fonts, data and bundles. A localized
  /// file is in a folder such as "de.lproj".
  package var resources: [String]
  /// The values of the target's Info.plist and of the build settings that stand for them, with variables replaced.
  package var info: InfoList
  /// What is left aside or is not as in Xcode, a sentence each without a full stop.
  package var notes: [String]

  /// Creates a project.
  package init(
    name: String, folder: String, target: String? = nil, targets: [String] = [], moduleName: String, sources: [String],
    resources: [String], info: InfoList = InfoList(), notes: [String] = []
  ) {
    self.name = name
    self.folder = folder
    self.target = target
    self.targets = targets
    self.moduleName = moduleName
    self.sources = sources
    self.resources = resources
    self.info = info
    self.notes = notes
  }
}

/// What an app's Info.plist says.
package struct InfoList: Equatable, Sendable {
  /// The name of the main storyboard, or nil.
  package var mainStoryboard: String?
  /// The name of the storyboard of the scene's configuration, or nil.
  package var sceneStoryboard: String?
  /// The name of the class of the scene's delegate, without its module, or nil.
  package var sceneDelegate: String?
  /// The names of the font files that the app registers.
  package var fonts: [String] = []
  /// The language of the files that are not localized, such as "en".
  package var developmentLanguage: String?
  /// All entries whose values are texts, numbers or Booleans, as texts.
  package var texts: [String: String] = [:]

  /// Creates an empty list.
  package init() {}
}
