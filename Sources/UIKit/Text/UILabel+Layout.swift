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

  /// Keeps a layout: a label is asked for the same three or four sizes over and over.
  mutating func keep(_ layout: TextLayout, size: CGSize, lines: Int) {
    if entries.count == 4 { entries.removeFirst() }
    entries.append(Entry(size: size, lines: lines, layout: layout))
  }
}

extension UILabel {
  /// The text set in `size` points and so many lines (0 for any number).
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
    // Letters under a twentieth of their size are no text any more.
    var (small, large) = (min(max(minimumScaleFactor, 0.05), 1), CGFloat(1))
    var best = TextLayout(text.scaled(by: small), in: constraints)
    guard best.fits(constraints) else { return best }
    // Ten halvings find the scale to a thousandth.
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

  /// A label of one line is not wrapped but shortened; one of several wraps words and shortens its last line.
  private func constraints(in size: CGSize, lines: Int) -> TextLayout.Constraints {
    var constraints = TextLayout.Constraints(
      mode: lineBreakMode, width: size.width < .greatestFiniteMagnitude ? size.width : .infinity,
      height: size.height < .greatestFiniteMagnitude ? size.height : .infinity)
    constraints.maximumLines = lines
    if lines != 1, constraints.wrapping == .none { constraints.wrapping = .words }
    return constraints
  }
}

extension TextLayout {
  /// Whether all of the text is shown inside the room.
  fileprivate func fits(_ constraints: TextLayout.Constraints) -> Bool {
    !isTruncated && size.width <= constraints.width + 0.01
  }
}
