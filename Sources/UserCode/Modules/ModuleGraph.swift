import Foundation

/// The modules that a person's files need, and those that are missing.
struct ModuleGraph {
  /// The modules, each after those that it imports.
  private(set) var modules: [Node] = []
  /// The modules that can't be made, in the order in which they were needed.
  private(set) var absent: [AbsentModule] = []

  struct Node {
    var source: ModuleSource
    /// The contents of its files, in their order.
    var contents: [[UInt8]]
    /// The names of the modules that it imports and that are in the graph.
    var imports: [String]
  }

  private enum State {
    case looking, found, absent
  }

  private var states: [String: State] = [:]
  private let finder: ModuleFinder
  /// The names that the person's files may import without a module of that name, as they declare its contents themselves.
  private let merged: Set<String>

  /// The number of modules that are looked at.
  private static let most = 100

  /// Looks for everything that the imports need. `merged` are the names of modules whose code is among the person's files.
  init(_ imports: [ModuleImport], merged: Set<String> = [], finder: ModuleFinder) {
    self.finder = finder
    self.merged = merged
    for item in imports { add(item, for: nil, path: []) }
  }

  private mutating func add(_ item: ModuleImport, for importer: ModuleSource?, path: [String]) {
    let name = item.module
    guard !SystemModules.contains(name), name != importer?.name, importer != nil || !merged.contains(name) else { return }
    switch states[name] {
    case .found: return
    case .absent:
      if let index = absent.firstIndex(where: { $0.name == name }) {
        if !item.isOptional { absent[index].imports.append(item) }
        return
      }
    case .looking:
      let circle = (path.drop { $0 != name } + [name]).joined(separator: " → ")
      return note(item, .unusable("the modules import one another in a circle, which no compiler can build: \(circle)"))
    case nil: break
    }
    guard states.count < Self.most else {
      return note(item, .unusable("the module \(name) is left out, because there are too many others"))
    }
    switch finder.source(of: name, for: importer) {
    case .absent(let reason):
      states[name] = .absent
      // What is imported only if it exists needs no cure.
      if !item.isOptional { note(item, reason) }
    case .found(let source):
      states[name] = .looking
      let contents = source.files.map { FileManager.default.contents(atPath: $0).map([UInt8].init) ?? [] }
      let imports = zip(source.files, contents).flatMap { ImportScan($1, path: $0).imports }
      for other in imports { add(other, for: source, path: path + [name]) }
      let names = Set(imports.map(\.module)).filter { states[$0] == .found && $0 != name }
      modules.append(Node(source: source, contents: contents, imports: names.sorted()))
      states[name] = .found
    }
  }

  private mutating func note(_ item: ModuleImport, _ reason: AbsentModule.Reason) {
    if let index = absent.firstIndex(where: { $0.name == item.module && $0.reason == reason }) {
      absent[index].imports.append(item)
    } else {
      absent.append(AbsentModule(name: item.module, reason: reason, imports: [item]))
    }
  }
}
