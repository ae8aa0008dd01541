/// The source of a module that isn't a person's own: a folder of Swift files.
struct ModuleSource: Equatable, Sendable {
  /// The name with which it is imported.
  var name: String
  /// The path of the folder in which it was found.
  var folder: String
  /// The paths of its Swift files, sorted.
  var files: [String]
}

/// A module that can't be made here, and the imports that need it.
struct AbsentModule: Equatable, Sendable {
  enum Reason: Equatable, Sendable {
    /// There is no folder for it.
    case missing
    /// A sentence without a full stop about a folder that isn't its Swift source.
    case unusable(String)
  }

  var name: String
  var reason: Reason
  /// The imports, in the order of the files. At least one.
  var imports: [ModuleImport]

  /// A sentence without a full stop that says how to cure it.
  var sentence: String {
    switch reason {
    case .missing:
      "there is no module \(name) here: clone it beside the project (Pods/\(name)), or name its folder with --with \(name)=FOLDER"
    case .unusable(let sentence): sentence
    }
  }
}
