import Foundation
import Host
import Rehearsal

/// The choice of a Swift file or a project by its path: the typed text, and the matching entries of the folder.
struct FileBrowser: Equatable {
  enum Entry: Equatable {
    case parent
    case folder(String)
    /// An Xcode project or workspace.
    case project(String)
    /// All Swift files of the folder, with their number.
    case all(Int)
    case file(String)
  }

  enum Choice: Equatable {
    /// Another folder is listed.
    case listed
    /// Files are opened, by the paths of files or of a folder.
    case open([String])
    /// Nothing can be opened, for the given reason.
    case refused(String)
  }

  private(set) var text: String
  /// The entries that match the typed path.
  private(set) var entries: [Entry] = []
  private(set) var selection: Int?

  private let home: String

  init(folder: String, home: String = NSHomeDirectory()) {
    self.home = home
    text = ""
    setText(folder.hasSuffix("/") ? folder : folder + "/")
  }

  var folder: String {
    let path = expandedText
    guard let slash = path.lastIndex(of: "/") else { return "/" }
    return slash == path.startIndex ? "/" : String(path[..<slash])
  }

  /// The typed text after the last slash.
  private var prefix: Substring { expandedText.split(separator: "/", omittingEmptySubsequences: false).last ?? "" }

  /// The typed path with the home folder in place of "~".
  private var expandedText: String {
    text == "~" || text.hasPrefix("~/") ? home + text.dropFirst() : text.hasPrefix("/") ? text : "/" + text
  }

  /// Changes the typed path, and selects the first matching project or file, or otherwise the first matching folder.
  mutating func setText(_ text: String) {
    self.text = text
    entries = Self.entries(in: folder, matching: String(prefix))
    selection = entries.firstIndex { if case .project = $0 { true } else { false } }
    selection = selection ?? entries.firstIndex { if case .file = $0 { true } else { false } }
    selection = selection ?? entries.firstIndex { if case .folder = $0 { true } else { false } } ?? (entries.isEmpty ? nil : 0)
  }

  /// Stops at the ends.
  mutating func moveSelection(by steps: Int) {
    guard !entries.isEmpty else { return }
    selection = min(max((selection ?? (steps > 0 ? -1 : entries.count)) + steps, 0), entries.count - 1)
  }

  /// Chooses the typed path or, if it is incomplete, the selected entry.
  mutating func chooseTyped() -> Choice {
    let path = expandedText
    if !prefix.isEmpty {
      switch FileKind(path) {
      case .file: return .open([path])
      case .folder where SourcePaths.isProjectFile(path): return .open([path])
      case .folder:
        setText(path + "/")
        return .listed
      case .nothing, .other: break
      }
    }
    guard let selection else { return .refused("there is no file or folder “\(path)”") }
    return choose(selection)
  }

  mutating func choose(_ index: Int) -> Choice {
    switch entries[index] {
    case .parent: setText(Self.parent(of: folder))
    case .folder(let name): setText(path(of: name) + "/")
    case .all: return .open([folder])
    case .file(let name), .project(let name): return .open([path(of: name)])
    }
    return .listed
  }

  /// Completes the typed path with the selected entry, without opening it.
  mutating func completeSelection() {
    guard let selection else { return }
    switch entries[selection] {
    case .parent, .folder: _ = choose(selection)
    case .file(let name), .project(let name): setText(path(of: name))
    case .all: break
    }
  }

  private func path(of name: String) -> String { folder == "/" ? "/" + name : folder + "/" + name }

  private static func parent(of folder: String) -> String {
    let parent = (folder as NSString).deletingLastPathComponent
    return parent == "/" ? "/" : parent + "/"
  }

  /// Returns the folders, projects and Swift files whose names begin with `prefix`, ignoring case. Hidden ones are listed only if it begins
  /// with a full stop.
  private static func entries(in folder: String, matching prefix: String) -> [Entry] {
    let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { prefix.hasPrefix(".") || !$0.hasPrefix(".") }
      .filter { prefix.isEmpty || $0.range(of: prefix, options: [.anchored, .caseInsensitive]) != nil }
      .sorted { NaturalOrder(of: $0) < NaturalOrder(of: $1) }
    let kinds = names.map { FileKind(folder + "/" + $0) }
    let folders = zip(names, kinds).filter { $0.1 == .folder }.map { name, _ in
      SourcePaths.isProjectFile(name) ? Entry.project(name) : .folder(name)
    }
    let files = zip(names, kinds).filter { $0.1 == .file && $0.0.hasSuffix(".swift") }.map { Entry.file($0.0) }
    let all: [Entry] = files.count > 1 && prefix.isEmpty ? [.all(files.count)] : []
    return (folder == "/" || !prefix.isEmpty ? [] : [.parent]) + folders + files + all
  }
}
