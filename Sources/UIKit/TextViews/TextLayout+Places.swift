import CoreGraphics
import Foundation

// The places of characters in a text that is laid out. Positions are between characters: 0 is before the first one.
extension TextLayout {
  /// Returns the index of the line in which a position is. Where a line is wrapped, that is the lower one.
  func line(at position: Int) -> Int? {
    guard !lines.isEmpty else { return nil }
    return max(0, lines.partitioningIndex { $0.characters.lowerBound > position } - 1)
  }

  /// Returns the distance of a position from the left end of the text's area, in points.
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

  /// Returns the position in a line that is closest to a distance from the left end, in points.
  func position(at x: CGFloat, inLine index: Int) -> Int {
    let range = lines[index].characters
    let place = range.partitioningIndex { !((self.x(of: $0, inLine: index) + self.x(of: $0 + 1, inLine: index)) / 2 < x) }
    // The end of a line that is wrapped is the start of the next one.
    let isWrapped = index + 1 < lines.count && lines[index + 1].characters.lowerBound == range.upperBound
    return isWrapped && place == range.upperBound && !range.isEmpty ? place - 1 : place
  }

  /// Returns the position that is closest to a point.
  func position(at point: CGPoint) -> Int {
    guard !lines.isEmpty else { return 0 }
    let index = min(lines.count - 1, lines.partitioningIndex { $0.y + $0.height > point.y })
    return position(at: point.x, inLine: index)
  }

  /// Returns the areas of a range of characters, line by line. Where the range goes on in the next line, the rest of the line belongs to it:
  /// that at the right, or at the left where lines begin at the right.
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
