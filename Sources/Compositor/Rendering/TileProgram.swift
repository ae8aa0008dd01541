/// The commands that a tile has to execute: those that touch it, without groups that have no effect in it.
///
/// Only the group and the whole tile determine whether a group needs its own buffer. Pixels must not depend on what moves inside the group
/// and which part is redrawn.
struct TileProgram {
  private struct Level {
    /// The part of the tile that the enclosing groups leave.
    var area: PixelRect
    /// The part of that area in which anything is drawn.
    var drawn: PixelRect
    var isBuffered: Bool
  }

  private(set) var steps: [TileStep] = []
  /// The number of steps for the commands before the prefix's end, or nil if a buffered group is open there, so that the tile can't begin
  /// with the prefix's finished pixels.
  private(set) var prefixSteps: Int?

  /// Creates the steps for `tile`, which replace the previous ones.
  ///
  /// - Parameters:
  ///   - touching: The indices of the commands that touch the tile, in ascending order.
  ///   - range: The range of the commands to execute.
  ///   - prefix: The number of commands whose finished pixels may be known.
  mutating func make(
    for tile: PixelRect, commands: UnsafeBufferPointer<Command>, touching: [Int32], range: Range<Int>, prefix: Int
  ) {
    steps.removeAll(keepingCapacity: true)
    prefixSteps = nil
    var hasPassedPrefix = false
    var open: [Level] = []
    var level = Level(area: tile, drawn: tile, isBuffered: false)
    var buffered = 0
    var place = range.lowerBound == 0 ? 0 : touching.place(of: Int32(range.lowerBound))
    while place < touching.count {
      let index = Int(touching[place])
      guard index < range.upperBound else { break }
      place += 1
      if index >= prefix, !hasPassedPrefix {
        hasPassedPrefix = true
        if buffered == 0 { prefixSteps = steps.count }
      }
      let command = commands.baseAddress! + index
      switch command.pointee.operation {
      case .beginGroup(let outline, let second):
        let inside = level.area.intersection(command.pointee.bounds)
        let drawn = level.drawn.intersection(inside).intersection(command.pointee.extent)
        if drawn.isEmpty {
          place = TileProgram.end(ofGroupAt: place - 1, in: commands, touching) + 1
          continue
        }
        let isPlain = command.pointee.opacity == 255 && second == nil && (outline?.covers(inside) ?? true)
        open.append(level)
        level = Level(area: inside, drawn: drawn, isBuffered: !isPlain)
        if !isPlain {
          buffered += 1
          steps.append(TileStep(command: index, area: drawn))
        }
      case .beginSecond:
        if level.isBuffered { steps.append(TileStep(command: index, area: level.drawn)) }
      case .endGroup:
        guard let outer = open.popLast() else { break }
        if level.isBuffered {
          buffered -= 1
          steps.append(TileStep(command: index, area: level.drawn))
        }
        level = outer
      default:
        let touched = level.drawn.intersection(command.pointee.bounds)
        if !touched.isEmpty { steps.append(TileStep(command: index, area: touched)) }
      }
    }
    if !hasPassedPrefix, buffered == 0 { prefixSteps = steps.count }
  }

  /// Returns the position in `touching` of the end of the group that begins at `start`.
  private static func end(ofGroupAt start: Int, in commands: UnsafeBufferPointer<Command>, _ touching: [Int32]) -> Int {
    var depth = 0
    for place in start..<touching.count {
      switch commands[Int(touching[place])].operation {
      case .beginGroup: depth += 1
      case .endGroup:
        depth -= 1
        if depth == 0 { return place }
      default: break
      }
    }
    return touching.count - 1
  }
}
