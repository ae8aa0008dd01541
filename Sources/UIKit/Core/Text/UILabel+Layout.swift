import CoreGraphics
import Foundation

/// The latest layouts of a label, which is measured far more often than its text changes.
struct LabelLayoutCache {
  struct Entry {
    var size: CGSize
    var lines: Int
    var layout: TextLayout
  }

  private var entries: [Entry] = []

  func layout(size: CGSize, lines: Int) -> TextLayout? { entries.first { $0.size == size && $0.lines == lines }?.layout }

  /// Stores a layout. Labels are typically measured in three or four different sizes.
  mutating func keep(_ layout: TextLayout, size: CGSize, lines: Int) {
    if entries.count == 4 { entries.removeFirst() }
    entries.append(Entry(size: size, lines: lines, layout: layout))
  }
}

extension UILabel {
  /// Returns the layout of the text in `size`, with the given maximum number of lines, or 0 for no limit.
  func layout(in size: CGSize, lines: Int) -> TextLayout {
    if let known = layoutCache.layout(size: size, lines: lines) { return known }
    let made = makeLayout(in: size, lines: lines)
    layoutCache.keep(made, size: size, lines: lines)
    return made
  }

  private func makeLayout(in size: CGSize, lines: Int) -> TextLayout {
    let text = styledText
    let constraints = constraints(in: size, lines: lines)
    let full = TextLayout(text, in: constraints)
    guard adjustsFontSizeToFitWidth, !full.fits(constraints) else { return full }
    // Letters at less than a twentieth of their size are illegible.
    var (small, large) = (minimumScaleFactor.clamped(to: 0.05...1), CGFloat(1))
    var best = TextLayout(text.scaled(by: small), in: constraints)
    guard best.fits(constraints) else { return best }
    // Ten bisections determine the scale to a thousandth.
    for _ in 0..<10 {
      let middle = (small + large) / 2
      let candidate = TextLayout(text.scaled(by: middle), in: constraints)
      if candidate.fits(constraints) { (small, best) = (middle, candidate) } else { large = middle }
    }
    return best
  }

  private var styledText: StyledText {
    let base = TextStyle(font: font.face, color: textColor)
    var paragraph = NSParagraphStyle.Values()
    paragraph.alignment = textAlignment
    switch content {
    case .plain(let text): return StyledText(text ?? "", style: base, paragraph: paragraph)
    case .attributed(let text): return StyledText(text, base: base, paragraph: paragraph)
    }
  }

  /// Returns the constraints of the text. A single line is truncated rather than wrapped; several lines wrap at words, and the last one is
  /// truncated.
  private func constraints(in size: CGSize, lines: Int) -> TextLayout.Constraints {
    var constraints = TextLayout.Constraints(
      mode: lineBreakMode, width: size.width < .greatestFiniteMagnitude ? size.width : .infinity,
      height: size.height < .greatestFiniteMagnitude ? size.height : .infinity)
    constraints.maximumLines = lines
    constraints.isRightToLeft = isRightToLeft
    if lines != 1, constraints.wrapping == .none { constraints.wrapping = .words }
    return constraints
  }
}

extension TextLayout {
  fileprivate func fits(_ constraints: TextLayout.Constraints) -> Bool {
    !isTruncated && size.width <= constraints.width + 0.01
  }
}

extension UILabel: LayoutDirectionFollowing {
  func layoutDirectionDidChange() {
    layoutCache = LabelLayoutCache()
    setNeedsDisplay()
  }
}
