import CoreGraphics
import Foundation

// The positions of characters in laid-out text. Positions are between characters: 0 is before the first one.
extension TextLayout {
  /// Returns the index of the line that contains a position. Where a line wraps, that is the lower line.
  func line(at position: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    return max(0, lines.partitioningIndex { $0.characters.lowerBound > position } - 1)
  }

  /// Returns the horizontal distance from the left edge of the text to a position, in points.
  func x(of position: Int, inLine index: Int) -> CGFloat {
    let line = lines[index]
    var left = position - line.characters.lowerBound
    for run in line.runs {
      let count = run.run.text.count
      if left <= count { return line.x + run.x + Self.width(of: run, upTo: left) }
      left -= count
    }
    return line.x + line.width
  }

  private static func width(of run: Run, upTo count: Int) -> CGFloat {
    guard count > 0 else { return 0 }
    if count == run.run.text.count { return run.width }
    let part = TextRun(String(run.run.text.prefix(count)), font: run.run.font, kern: run.run.kern)
    return GraphicsServices.current.textEngine.width(of: part)
  }

  /// Returns the position in a line that is closest to a distance from the left edge, in points.
  func position(at x: CGFloat, inLine index: Int) -> Int {
    let range = lines[index].characters
    let place = range.partitioningIndex { !((self.x(of: $0, inLine: index) + self.x(of: $0 + 1, inLine: index)) / 2 < x) }
    // The end of a wrapped line is the start of the next line.
    let isWrapped = index + 1 < lines.count && lines[index + 1].characters.lowerBound == range.upperBound
    return isWrapped && place == range.upperBound && !range.isEmpty ? place - 1 : place
  }

  func position(at point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let index = min(lines.count - 1, lines.partitioningIndex { $0.y + $0.height > point.y })
    return position(at: point.x, inLine: index)
  }

  /// Returns the areas of a range of characters, line by line. If the range continues in the next line, its area includes the rest of the
  /// line: on the right or, in a right-to-left layout, on the left.
  func areas(of range: Range<Int>, width: CGFloat, isRightToLeft: Bool) -> [CGRect] {
    guard !range.isEmpty, let first = line(at: range.lowerBound), let last = line(at: range.upperBound) else { return [] }
    return (first...last).flatMap { index in
      let line = lines[index]
      var start = index == first ? x(of: range.lowerBound, inLine: index) : line.x
      var end = index == last ? x(of: range.upperBound, inLine: index) : line.x + line.width
      var areas: [CGRect] = []
      if index < last, isRightToLeft, start > line.x {
        areas = [CGRect(x: 0, y: line.y, width: line.x, height: line.height)]
      } else if index < last {
        if isRightToLeft { start = 0 } else { end = max(width, start) }
      }
      areas.append(CGRect(x: start, y: line.y, width: end - start, height: line.height))
      return areas.filter { $0.width > 0 }
    }
  }
}
