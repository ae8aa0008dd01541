import SourceReport

/// Messages with the causes first: missing modules, then missing types and names, then missing members, then what else is wrong. What
/// follows from a cause is counted in its message.
struct MessageOrder {
  /// The messages, errors before warnings.
  let messages: [SourceMessage]

  fileprivate enum Rank: Int, Comparable {
    case module, name, member, other, consequence

    static func < (left: Rank, right: Rank) -> Bool { left.rawValue < right.rawValue }
  }

  fileprivate struct Entry {
    var message: SourceMessage
    var rank: Rank
    /// The number of other places with the same message.
    var places = 0
    /// The number of errors that follow from it.
    var consequences = 0
  }

  /// Orders messages, which are in the order of the porting step and the compiler.
  init(_ messages: [SourceMessage]) {
    var entries: [Entry] = []
    var waiting: [SourceMessage] = []
    for message in messages where message.severity == .error {
      let rank = Self.rank(of: message.text)
      if rank == .consequence {
        waiting.append(message)
      } else if rank < .other, let index = entries.firstIndex(where: { $0.message.text == message.text }) {
        entries[index].places += 1
      } else {
        entries.append(Entry(message: message, rank: rank))
      }
    }
    Self.foldNames(into: &entries)
    for message in waiting {
      if let index = Self.cause(of: message, in: entries) {
        entries[index].consequences += 1
      } else {
        entries.append(Entry(message: message, rank: .consequence))
      }
    }
    let ordered = entries.enumerated().sorted { ($0.element.rank, $0.offset) < ($1.element.rank, $1.offset) }.map(\.element.text)
    self.messages = ordered + messages.filter { $0.severity == .warning }
  }

  /// Counts what files that import a missing module can't find among its consequences, as the module probably declares it.
  private static func foldNames(into entries: inout [Entry]) {
    var modules: [String: Int] = [:]
    for (index, entry) in entries.enumerated() where entry.rank == .module {
      if let path = entry.message.path, modules[path] == nil { modules[path] = index }
    }
    guard !modules.isEmpty else { return }
    var removed: Set<Int> = []
    for (index, entry) in entries.enumerated() where entry.rank == .name || entry.rank == .member {
      guard let path = entry.message.path, let module = modules[path] else { continue }
      entries[module].consequences += 1 + entry.places
      removed.insert(index)
    }
    entries = entries.enumerated().filter { !removed.contains($0.offset) }.map(\.element)
  }

  /// Returns the index of the error from which another one probably follows: the last one above it in the same file, or else the first one
  /// of the file, among those of a missing module or name.
  private static func cause(of message: SourceMessage, in entries: [Entry]) -> Int? {
    let causes = entries.indices.filter { entries[$0].rank < .other && entries[$0].message.path == message.path }
    let above = causes.filter { entries[$0].rank != .module && entries[$0].message.line <= message.line }
    return above.max { entries[$0].message.line < entries[$1].message.line } ?? causes.first
  }

  private static func rank(of text: String) -> Rank {
    if consequences.contains(where: text.contains) { return .consequence }
    if modules.contains(where: text.contains) { return .module }
    if text.hasPrefix("cannot find ") { return .name }
    if text.contains(" has no member ") || text.hasSuffix("isn't available here") { return .member }
    return .other
  }

  private static let modules = ["there is no module ", "no such module ", "the module ", "the modules import one another"]
  private static let consequences = [
    "cannot infer contextual base", "without a contextual type", "requires a contextual type", "could not be inferred",
    "cannot infer type", "unable to infer ", "type of expression is ambiguous", "cannot infer key path", "to unspecified type",
    "failed to produce diagnostic", "does not override any ", "cannot be inferred", "cannot assign value of type 'Any'",
    "cannot call value of non-function type",
  ]
}

extension MessageOrder.Entry {
  /// The message with the numbers of what is like it and of what follows from it.
  fileprivate var text: SourceMessage {
    var message = message
    if places > 0 { message.text += places == 1 ? " (and at another place)" : " (and at \(places) other places)" }
    if consequences > 0 { message.text += " … and \(consequences) more that follow\(consequences == 1 ? "s" : "") from it" }
    return message
  }
}
