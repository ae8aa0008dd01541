/// The text of a small project.pbxproj, as Xcode writes them.
struct SampleProject {
  /// A target of it.
  struct Target {
    var name: String
    var type = "application"
    var sources: [String] = []
    var resources: [String] = []
    /// The names of targets of the project that it depends on.
    var dependencies: [String] = []
    /// Frameworks that it is linked with, by file name.
    var frameworks: [String] = []
    /// Products of packages.
    var products: [String] = []
    var settings: [String: String] = [:]
    /// Folders that belong to it as a whole, as paths.
    var folders: [String] = []
  }

  var targets: [Target]
  var settings = ["SDKROOT": "iphoneos"]
  /// Objects in addition.
  var objects = ""
  /// Identifiers of objects in addition that are in the main group.
  var children: [String] = []
  /// The files that are not only a name and a type, as further entries of their objects.
  var entries: [String: String] = [:]

  /// The text.
  var text: String {
    """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 46;
    	objects = {
    \(files)
    \(folders)
    \(targets.map(target).joined(separator: "\n"))
    		MAIN /* groups */ = {isa = PBXGroup; children = (\((fileNames.map(id) + folderNames.map(id) + children).joined(separator: ", "))); sourceTree = "<group>"; };
    \(configurations("PROJECT", settings))
    \(objects)
    		ROOT /* Project object */ = {
    			isa = PBXProject;
    			buildConfigurationList = PROJECTLIST;
    			developmentRegion = en;
    			mainGroup = MAIN;
    			targets = (
    				\(targets.map { "T" + id($0.name) + " /* \($0.name) */," }.joined(separator: "\n"))
    			);
    		};
    	};
    	rootObject = ROOT /* Project object */;
    }

    """
  }

  /// The identifier of a file or folder by its path.
  func id(_ name: String) -> String { "F" + name.unicodeScalars.map { String($0.value, radix: 16) }.joined() }

  private var fileNames: [String] {
    Array(Set(targets.flatMap { $0.sources + $0.resources + $0.frameworks })).sorted()
  }

  private var folderNames: [String] { Array(Set(targets.flatMap(\.folders))).sorted() }

  private var files: String {
    fileNames.map { name in
      """
      		\(id(name)) = {isa = PBXFileReference; \(entries[name] ?? "path = \"\(name)\"; sourceTree = \"<group>\";") };
      		B\(id(name)) /* build */ = {isa = PBXBuildFile; fileRef = \(id(name)); };
      """
    }.joined(separator: "\n")
  }

  private var folders: String {
    folderNames.map { name in
      "\t\t\(id(name)) = {isa = PBXFileSystemSynchronizedRootGroup; \(entries[name] ?? "") path = \"\(name)\"; sourceTree = \"<group>\"; };"
    }.joined(separator: "\n")
  }

  private func target(_ target: Target) -> String {
    let id = "T" + id(target.name)
    func phase(_ type: String, _ files: [String]) -> String {
      "\t\t\(id)\(type) = {isa = PBX\(type)BuildPhase; files = (\(files.map { "B" + self.id($0) }.joined(separator: ", "))); };"
    }
    let dependencies = target.dependencies.map { "D\(id)\(self.id($0))" }
    let objects = target.dependencies.map { "\t\tD\(id)\(self.id($0)) = {isa = PBXTargetDependency; target = T\(self.id($0)); };" }
    let products = target.products.map { "\t\tP\(id)\(self.id($0)) = {isa = XCSwiftPackageProductDependency; productName = \"\($0)\"; };" }
    return """
      		\(id) = {
      			isa = PBXNativeTarget;
      			name = "\(target.name)";
      			productType = "com.apple.product-type.\(target.type)";
      			buildConfigurationList = \(id)LIST;
      			buildPhases = (\(id)Sources, \(id)Resources, \(id)Frameworks);
      			dependencies = (\(dependencies.joined(separator: ", ")));
      			packageProductDependencies = (\(target.products.map { "P\(id)\(self.id($0))" }.joined(separator: ", ")));
      			fileSystemSynchronizedGroups = (\(target.folders.map(self.id).joined(separator: ", ")));
      		};
      \(phase("Sources", target.sources))
      \(phase("Resources", target.resources))
      \(phase("Frameworks", target.frameworks))
      \((objects + products).joined(separator: "\n"))
      \(configurations(id, target.settings))
      """
  }

  private func configurations(_ id: String, _ settings: [String: String]) -> String {
    let lines = settings.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";" }.joined(separator: " ")
    return """
      		\(id)LIST = {isa = XCConfigurationList; buildConfigurations = (\(id)RELEASE, \(id)DEBUG); };
      		\(id)DEBUG = {isa = XCBuildConfiguration; name = Debug; buildSettings = {\(lines)}; };
      		\(id)RELEASE = {isa = XCBuildConfiguration; name = Release; buildSettings = {}; };
      """
  }
}
