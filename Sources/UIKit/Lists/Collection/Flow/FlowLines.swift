import Foundation

enum FlowSizes {
  case uniform(CGSize, count: Int)
  case each([CGSize])
}

/// The dimensions of a section of a flow layout, in points. Lines extend along x and are stacked along y.
struct FlowMetrics {
  /// The start and length of the lines.
  let before: CGFloat
  let breadth: CGFloat
  let itemSpacing: CGFloat
  let lineSpacing: CGFloat
  let pixelsPerPoint: CGFloat

  func aligned(_ value: CGFloat) -> CGFloat { (value * pixelsPerPoint).rounded() / pixelsPerPoint }
}

/// The lines of a section. Positions are relative to the start of the first line.
struct FlowLines {
  private enum Arrangement {
    case grid(size: CGSize, perLine: Int, spacing: CGFloat, start: CGFloat)
    case table(lines: [Line], items: [CGRect])
  }

  private struct Line {
    let items: Range<Int>
    let start: CGFloat
    let height: CGFloat
  }

  let count: Int
  let height: CGFloat
  private let arrangement: Arrangement
  private let metrics: FlowMetrics

  init(_ sizes: FlowSizes, metrics: FlowMetrics) {
    self.metrics = metrics
    switch sizes {
    case .uniform(let size, let count):
      let perLine = max(
        1, Int(clamping: ((metrics.breadth + metrics.itemSpacing) / max(size.width + metrics.itemSpacing, 1)).rounded(.down)))
      // The remaining space is distributed between the items. A line with one item is centered, as in UIKit.
      let left = metrics.breadth - CGFloat(perLine) * size.width
      let spacing = perLine > 1 ? left / CGFloat(perLine - 1) : 0
      let lines = (count + perLine - 1) / perLine
      self.count = count
      height = lines == 0 ? 0 : CGFloat(lines) * (size.height + metrics.lineSpacing) - metrics.lineSpacing
      arrangement = .grid(
        size: size, perLine: perLine, spacing: spacing, start: metrics.before + (perLine == 1 ? max(0, left / 2) : 0))
    case .each(let sizes):
      let (lines, items) = Self.setLines(of: sizes, metrics: metrics)
      count = sizes.count
      height = lines.last.map { $0.start + $0.height } ?? 0
      arrangement = .table(lines: lines, items: items)
    }
  }

  private static func setLines(of sizes: [CGSize], metrics: FlowMetrics) -> (lines: [Line], items: [CGRect]) {
    var lines: [Line] = []
    var items: [CGRect] = []
    items.reserveCapacity(sizes.count)
    var first = 0
    var top: CGFloat = 0
    while first < sizes.count {
      var end = first
      var used: CGFloat = 0
      var height: CGFloat = 0
      while end < sizes.count {
        let width = sizes[end].width + (end > first ? metrics.itemSpacing : 0)
        // The tolerance lets thirds of a width share a line although they don't add up exactly.
        guard end == first || used + width <= metrics.breadth + 0.001 else { break }
        used += width
        height = max(height, sizes[end].height)
        end += 1
      }
      let number = end - first
      let isLast = end == sizes.count
      let left = metrics.breadth - used
      let extra = number > 1 && !isLast ? max(0, left) / CGFloat(number - 1) : 0
      var x = metrics.before + (number == 1 && !isLast ? max(0, left / 2) : 0)
      for index in first..<end {
        let size = sizes[index]
        let y = top + (height - size.height) / 2
        items.append(CGRect(x: metrics.aligned(x), y: metrics.aligned(y), width: size.width, height: size.height))
        x += size.width + metrics.itemSpacing + extra
      }
      lines.append(Line(items: first..<end, start: top, height: height))
      top += height + metrics.lineSpacing
      first = end
    }
    return (lines, items)
  }

  func frame(ofItem index: Int) -> CGRect {
    switch arrangement {
    case .grid(let size, let perLine, let spacing, let start):
      let (line, place) = index.quotientAndRemainder(dividingBy: perLine)
      return CGRect(
        x: metrics.aligned(start + CGFloat(place) * (size.width + spacing)), y: CGFloat(line) * (size.height + metrics.lineSpacing),
        width: size.width, height: size.height)
    case .table(_, let items): return items[index]
    }
  }

  func items(in span: ClosedRange<CGFloat>) -> Range<Int> {
    guard count > 0, span.upperBound >= 0, span.lowerBound <= height else { return 0..<0 }
    switch arrangement {
    case .grid(let size, let perLine, _, _):
      let step = max(size.height + metrics.lineSpacing, 1)
      let first = max(0, Int(clamping: (span.lowerBound / step).rounded(.down)))
      let last = max(first, Int(clamping: (min(span.upperBound, height) / step).rounded(.down)))
      return min(first * perLine, count)..<min((last + 1) * perLine, count)
    case .table(let lines, _):
      let first = lines.partitioningIndex { $0.start + $0.height >= span.lowerBound }
      let end = lines.partitioningIndex { $0.start > span.upperBound }
      guard first < end else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[end - 1].items.upperBound
    }
  }
}

/// A section of a flow layout: header, inset, lines, inset and footer, in this order.
struct FlowSection {
  let start: CGFloat
  let header: CGFloat
  let footer: CGFloat
  let insetBefore: CGFloat
  let insetAfter: CGFloat
  let lines: FlowLines

  func moved(to start: CGFloat) -> FlowSection {
    FlowSection(start: start, header: header, footer: footer, insetBefore: insetBefore, insetAfter: insetAfter, lines: lines)
  }

  private var linesStart: CGFloat { start + header + insetBefore }
  var end: CGFloat { linesStart + lines.height + insetAfter + footer }

  func frame(ofItem index: Int) -> CGRect { lines.frame(ofItem: index).offsetBy(dx: 0, dy: linesStart) }

  func items(in span: ClosedRange<CGFloat>) -> Range<Int> {
    lines.items(in: span.lowerBound - linesStart...span.upperBound - linesStart)
  }
}
