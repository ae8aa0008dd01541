import UIKit

/// A picture of an editor that shows a Swift file.
final class EditorView: DrawnView {
  struct Content: Equatable {
    var lines: [String] = []
    /// The index of the line with the insertion point.
    var line = 0
    /// The selected columns of that line. The insertion point is at the end.
    var selection: Range<Int>?
  }

  var content = Content() { didSet { if content != oldValue { setNeedsDisplay() } } }

  static let background = Theme.color(0x1f2329)
  private static let lineHeight: CGFloat = 18
  private static let gutter: CGFloat = 40
  private static let margin: CGFloat = 8
  private static let font = UIFont.monospacedSystemFont(ofSize: 12, weight: .regular)

  override init(takesTouches: Bool = false) {
    super.init(takesTouches: takesTouches)
    backgroundColor = Self.background
  }

  private var firstLine = 0

  /// Scrolls as far as necessary to show the line with the insertion point and some lines around it.
  private func scroll() {
    let visible = Int((bounds.height - Self.margin) / Self.lineHeight)
    let around = min(4, visible / 3)
    let range = content.line - visible + around...max(content.line - around, content.line - visible + around)
    firstLine = min(firstLine.clamped(to: range), content.lines.count - visible).clamped(to: 0...max(content.lines.count, 0))
  }

  private func top(of line: Int) -> CGFloat { Self.margin + CGFloat(line - firstLine) * Self.lineHeight }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let columnWidth = "0".size(withAttributes: [.font: Self.font]).width
    scroll()
    let first = firstLine
    if let selection = content.selection {
      let y = top(of: content.line)
      fill(context, CGRect(x: 0, y: y, width: bounds.width, height: Self.lineHeight), 0x2a303a)
      let x = Self.gutter + CGFloat(selection.lowerBound) * columnWidth
      fill(context, CGRect(x: x, y: y, width: CGFloat(selection.count) * columnWidth, height: Self.lineHeight), 0x3a5f95)
    }
    for index in first..<min(first + Int(bounds.height / Self.lineHeight) + 1, content.lines.count) {
      drawLine(index, y: top(of: index), columnWidth)
    }
    if let selection = content.selection {
      let x = Self.gutter + CGFloat(selection.upperBound) * columnWidth
      let y = top(of: content.line)
      fill(context, CGRect(x: x.rounded(), y: y + 1, width: 2, height: Self.lineHeight - 2), 0x6cb2ff)
    }
  }

  private func fill(_ context: CGContext, _ rect: CGRect, _ color: UInt32) {
    context.setFillColor(Theme.color(color).cgColor)
    context.fill(rect)
  }

  private func drawLine(_ index: Int, y: CGFloat, _ columnWidth: CGFloat) {
    let number = String(index + 1)
    let isCurrent = content.selection != nil && index == content.line
    let numberX = Self.gutter - 12 - CGFloat(number.count) * columnWidth
    draw(number, at: CGPoint(x: numberX, y: y), isCurrent ? 0xaab4c4 : 0x5d6673)
    var column = 0
    for run in CodeColoring.runs(of: content.lines[index]) {
      draw(run.text, at: CGPoint(x: Self.gutter + CGFloat(column) * columnWidth, y: y), run.kind.color)
      column += run.text.count
    }
  }

  private func draw(_ text: String, at point: CGPoint, _ color: UInt32) {
    let top = (Self.lineHeight - Self.font.lineHeight) / 2
    text.draw(at: CGPoint(x: point.x, y: point.y + top), withAttributes: [.font: Self.font, .foregroundColor: Theme.color(color)])
  }
}

extension CodeColoring.Kind {
  fileprivate var color: UInt32 {
    switch self {
    case .plain: 0xdfe3ea
    case .keyword: 0xff8ab8
    case .type: 0x7cd7f5
    case .number: 0xe6cf7a
    case .string: 0xff9f87
    case .comment: 0x8492a6
    }
  }
}
