/// The files of a target by their kind, while they are collected.
struct TargetFiles {
  /// The maximum number of files that are named each in a note of its own.
  private static let maximumNoteCount = 10

  private var sourceSet: Set<String> = []
  private var resourceSet: Set<String> = []
  private var otherLanguage: Set<String> = []
  private var compiled: Set<String> = []
  private var missing: Set<String> = []
  private var brokenLinks: Set<String> = []

  /// The paths of Swift files, sorted.
  var sources: [String] { sourceSet.sorted() }
  /// The paths of resources, sorted.
  var resources: [String] { resourceSet.sorted() }
  /// Whether nothing was found.
  var isEmpty: Bool { sourceSet.isEmpty && resourceSet.isEmpty }

  /// Adds a file that is there. A link that leads nowhere is left aside.
  mutating func add(_ path: String) {
    guard !FilePaths.isBrokenLink(path) else {
      brokenLinks.insert(path)
      return
    }
    switch ProjectFileKind(path) {
    case .source: sourceSet.insert(path)
    case .resource: resourceSet.insert(path)
    case .otherLanguage: otherLanguage.insert(path)
    case .compiled: compiled.insert(path)
    case .aside: break
    }
  }

  /// Adds a folder that is copied as a whole.
  mutating func addFolder(_ path: String) { resourceSet.insert(path) }

  /// Adds a file that the project names and that isn't there.
  mutating func addMissing(_ path: String) { missing.insert(path) }

  /// Leaves a file aside.
  mutating func remove(_ path: String) {
    sourceSet.remove(path)
    resourceSet.remove(path)
  }

  /// What is left aside or isn't there, with paths relative to a folder.
  func notes(in folder: String) -> [String] {
    var notes: [String] = []
    let missing = missing.sorted()
    for path in missing.prefix(Self.maximumNoteCount) {
      let reason = FilePaths.isReadable(FilePaths.folder(of: path)) ? "there is no such file" : "its folder can't be read"
      notes.append("“\(FilePaths.relative(path, to: folder))” is named in the project, but \(reason)")
    }
    let others = missing.count - Self.maximumNoteCount
    if others > 0 {
      notes.append(others == 1 ? "1 more file of the project is not there" : "\(others) more files of the project are not there")
    }
    for path in brokenLinks.sorted().prefix(Self.maximumNoteCount) {
      notes.append("“\(FilePaths.relative(path, to: folder))” is a link to a file that isn't there")
    }
    for path in compiled.sorted().prefix(Self.maximumNoteCount) {
      notes.append("“\(FilePaths.relative(path, to: folder))” is left aside, as only Xcode compiles such files")
    }
    if let first = otherLanguage.min() {
      let name = FilePaths.relative(first, to: folder)
      let others = otherLanguage.count > 1 ? " and \(otherLanguage.count - 1) more are" : " is"
      notes.append("“\(name)”\(others) left aside, as only Swift files are compiled")
    }
    return notes
  }
}
