/// The rows of the list of commands: all of them below headings, or those that a query describes, the best first.
@MainActor
struct CommandList {
  enum Row {
    case heading(String)
    /// A command. While a query is typed, it also shows its group.
    case command(CommandBinding, showsGroup: Bool)

    @MainActor
    var binding: CommandBinding? { if case .command(let binding, _) = self { binding } else { nil } }
  }

  let rows: [Row]

  /// The number of recently used commands at the top.
  private static let recentCount = 5

  /// Creates the rows.
  ///
  /// - Parameters:
  ///   - table: All commands.
  ///   - query: The typed text.
  ///   - recent: The commands that were used, the latest first.
  init(_ table: CommandTable, query: String, recent: [WorkbenchCommand.ID]) {
    let search = CommandSearch(query)
    guard search.isEmpty else {
      let found = table.bindings.compactMap { binding -> (binding: CommandBinding, score: Double)? in
        let command = binding.command
        let score = search.score(
          title: binding.title, group: command.group.rawValue, keys: command.keyTexts, words: "\(command.title) \(command.words)",
          about: command.about ?? "")
        return score.map { (binding, $0 + (binding.obstacle == nil ? 0.5 : 0)) }
      }
      // The order of the table decides between equal scores.
      let best = found.enumerated().sorted { ($1.element.score, $0.offset) < ($0.element.score, $1.offset) }
      rows = best.map { .command($0.element.binding, showsGroup: true) }
      return
    }
    var rows: [Row] = []
    let used = recent.prefix(Self.recentCount).compactMap { table[$0] }
    if !used.isEmpty { rows = [.heading("Recently used")] + used.map { .command($0, showsGroup: true) } }
    for group in WorkbenchCommand.Group.allCases {
      let bindings = table.bindings.filter { $0.command.group == group }
      if !bindings.isEmpty { rows += [.heading(group.rawValue)] + bindings.map { .command($0, showsGroup: false) } }
    }
    self.rows = rows
  }

  /// Returns the index of the next command in a direction, or nil at the end.
  ///
  /// - Parameters:
  ///   - index: The index of a row, or nil to begin before the first or after the last.
  ///   - step: 1 for down, and −1 for up.
  func command(after index: Int?, by step: Int) -> Int? {
    var next = index.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    while rows.indices.contains(next), rows[next].binding == nil { next += step }
    return rows.indices.contains(next) ? next : nil
  }
}
