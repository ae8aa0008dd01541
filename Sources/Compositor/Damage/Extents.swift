/// Computes the visible part of each command.
enum Extents {
  /// Sets the extent of every command: its bounds inside the enclosing groups, and for a group everything that its content covers.
  static func find(in commands: inout [Command]) {
    var open: [(begin: Int, area: PixelRect, content: PixelRect, isMasked: Bool, isMask: Bool)] = []
    for index in commands.indices {
      let area = open.last?.area
      let visible = area.map { commands[index].bounds.intersection($0) } ?? commands[index].bounds
      switch commands[index].operation {
      case .beginGroup(_, let second):
        open.append((index, visible, .empty, second == .mask, false))
      case .beginSecond:
        if let last = open.indices.last { open[last].isMask = open[last].isMasked }
      case .endGroup:
        guard let group = open.popLast() else { break }
        commands[group.begin].extent = group.content
        commands[index].extent = group.content
        if let outer = open.indices.last, !open[outer].isMask { open[outer].content = open[outer].content.union(group.content) }
      default:
        commands[index].extent = visible
        if let outer = open.indices.last, !open[outer].isMask { open[outer].content = open[outer].content.union(visible) }
      }
    }
  }
}
