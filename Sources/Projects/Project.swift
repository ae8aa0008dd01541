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
  /// The names of the apps among the targets.
  package var apps: [String]
  /// The name of the target's module.
  package var moduleName: String
  /// The paths of the target's Swift files, sorted.
  package var sources: [String]
  /// The paths of the target's resources, sorted: Interface Builder files, asset catalogs, strings files, pictures, fonts, data, bundles and
  /// folders. A localized file is in a folder such as "de.lproj".
  package var resources: [String]
  /// The libraries of the same project, workspace or repository that the target uses, each after those that it uses itself.
  package var modules: [Module]
  /// The modules of others that the project expects, sorted by name.
  package var dependencies: [Dependency]
  /// The values of the target's Info.plist and of the build settings that stand for them, with variables replaced.
  package var info: InfoList
  /// What is left aside or is not as in Xcode, a sentence each without a full stop.
  package var notes: [String]

  /// Creates a project.
  package init(
    name: String, folder: String, target: String? = nil, targets: [String] = [], apps: [String] = [], moduleName: String,
    sources: [String], resources: [String], modules: [Module] = [], dependencies: [Dependency] = [], info: InfoList = InfoList(),
    notes: [String] = []
  ) {
    self.name = name
    self.folder = folder
    self.target = target
    self.targets = targets
    self.apps = apps
    self.moduleName = moduleName
    self.sources = sources
    self.resources = resources
    self.modules = modules
    self.dependencies = dependencies
    self.info = info
    self.notes = notes
  }
}

extension Project {
  /// A library whose sources are beside the app's.
  package struct Module: Equatable, Sendable {
    /// The name by which the app imports it.
    package var name: String
    /// The paths of its Swift files, sorted.
    package var sources: [String]
    /// The paths of its resources, sorted.
    package var resources: [String]
    /// The names of those modules of the project that it uses itself, sorted.
    package var modules: [String]

    /// Creates a module.
    package init(name: String, sources: [String], resources: [String] = [], modules: [String] = []) {
      self.name = name
      self.sources = sources
      self.resources = resources
      self.modules = modules
    }
  }

  /// A module of others that the project expects a package manager to fetch.
  package struct Dependency: Equatable, Sendable {
    /// Where a dependency is named.
    package enum Origin: String, Equatable, Sendable, Codable {
      case cocoaPods = "CocoaPods"
      case carthage = "Carthage"
      case package = "Swift Package Manager"
    }

    /// The name of the module, as far as the project's files tell it.
    package var name: String
    /// The package manager.
    package var origin: Origin
    /// The address of its repository, or nil if the project's files don't name it.
    package var address: String?

    /// Creates a dependency.
    package init(name: String, origin: Origin, address: String? = nil) {
      self.name = name
      self.origin = origin
      self.address = address
    }
  }
}
