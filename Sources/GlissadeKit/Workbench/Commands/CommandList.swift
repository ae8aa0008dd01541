/// The rows of the list of commands: all commands below headings, or the matches of a query, the best first.
@MainActor
struct CommandList {
  enum Row {
    case heading(String)
    /// For a query, the group is shown as well.
    case command(CommandBinding, showsGroup: Bool)

    @MainActor
    var binding: CommandBinding? { if case .command(let binding, _) = self { binding } else { nil } }
  }

  let rows: [Row]

  /// The number of recent commands at the top.
  private static let recentCount = 5

  /// `recent` contains the commands that were used, the latest first.
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
      // Equal scores are in the order of the table.
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

  /// Returns the index of the next command down (1) or up (−1), or nil at the end. With `index` nil, it begins before the first or after
  /// the last row.
  func command(after index: Int?, by step: Int) -> Int? {
    var next = index.map { $0 + step } ?? (step > 0 ? 0 : rows.count - 1)
    while rows.indices.contains(next), rows[next].binding == nil { next += step }
    return rows.indices.contains(next) ? next : nil
  }
}
