/// The visible part of each command.
struct Extents {
  /// For each command, the index of the beginning of the enclosing group, or -1 if there is none.
  private var groups: [Int32] = []

  /// Sets the extent of every command: its bounds inside the enclosing groups, and for a group everything that its content covers.
  mutating func find(in commands: inout [Command]) {
    groups = [Int32](repeating: -1, count: commands.count)
    find(in: &commands, commands.indices, inside: nil, group: -1)
  }

  /// Sets the extents of commands that have changed, which are whole groups or inside one. The extents of the enclosing groups only grow,
  /// so that other commands in these groups don't have to be considered.
  ///
  /// Returns the indices of the beginnings of the groups that have grown, the outermost first.
  mutating func update(_ range: Range<Int>, in commands: inout [Command]) -> [Int] {
    guard let first = range.first else { return [] }
    let group = groups[first]
    let content = find(in: &commands, range, inside: area(inside: Int(group), commands), group: group)
    var grown: [Int] = []
    var outer = Int(group)
    while outer >= 0, !commands[outer].extent.contains(content) {
      commands[outer].extent = commands[outer].extent.union(content)
      grown.insert(outer, at: 0)
      outer = Int(groups[outer])
    }
    return grown
  }

  /// Returns the pixels inside the clips of a group and of its enclosing groups, or nil for no group.
  private func area(inside group: Int, _ commands: [Command]) -> PixelRect? {
    guard group >= 0 else { return nil }
    let bounds = commands[group].bounds
    return area(inside: Int(groups[group]), commands).map { $0.intersection(bounds) } ?? bounds
  }

  /// Sets the extents of the commands in a range, and returns the area that they cover.
  @discardableResult
  private mutating func find(
    in commands: inout [Command], _ range: Range<Int>, inside outside: PixelRect?, group outerGroup: Int32
  ) -> PixelRect {
    var open: [(begin: Int, area: PixelRect, content: PixelRect, isMasked: Bool, isMask: Bool)] = []
    var covered = PixelRect.empty
    func add(_ area: PixelRect) {
      guard let outer = open.indices.last else { return covered = covered.union(area) }
      if !open[outer].isMask { open[outer].content = open[outer].content.union(area) }
    }
    for index in range {
      groups[index] = open.last.map { Int32($0.begin) } ?? outerGroup
      let area = open.last?.area ?? outside
      let visible = area.map { commands[index].bounds.intersection($0) } ?? commands[index].bounds
      switch commands[index].operation {
      case .beginGroup(_, let second):
        open.append((index, visible, .empty, second == .mask, false))
      case .beginSecond:
        if let last = open.indices.last { open[last].isMask = open[last].isMasked }
        commands[index].extent = .empty
      case .endGroup:
        guard let group = open.popLast() else { break }
        groups[index] = groups[group.begin]
        commands[group.begin].extent = group.content
        commands[index].extent = group.content
        add(group.content)
      default:
        commands[index].extent = visible
        add(visible)
      }
    }
    return covered
  }
}
