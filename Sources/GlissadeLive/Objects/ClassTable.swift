import Synchronization

/// The classes of the user's code by their names.
final class ClassTable: Sendable {
  private struct Names {
    /// By the names with those of the types around them.
    var classes: [String: AnyObject.Type] = [:]
    /// By the names alone.
    var innerClasses: [String: AnyObject.Type] = [:]
  }

  private let names = Mutex(Names())

  func add(_ type: AnyObject.Type, named name: String) {
    names.withLock { names in
      names.classes[name] = type
      if let dot = name.lastIndex(of: ".") { names.innerClasses[String(name[name.index(after: dot)...])] = type }
    }
  }

  /// Returns a class, or nil if there is none. The name may begin with the name of a module.
  func type(named name: String) -> AnyObject.Type? {
    names.withLock { names in
      if let type = names.classes[name] ?? names.innerClasses[name] { return type }
      guard let dot = name.firstIndex(of: ".") else { return nil }
      let rest = String(name[name.index(after: dot)...])
      return names.classes[rest] ?? names.innerClasses[rest]
    }
  }
}
