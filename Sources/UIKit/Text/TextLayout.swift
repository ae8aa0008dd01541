import CoreGraphics
import Foundation

/// A text set in lines: where every run of it stands. The one layout behind labels and string drawing.
struct TextLayout: Equatable, Sendable {
  /// A stretch of a line in one style.
  struct Run: Equatable, Sendable {
    var run: TextRun
    /// From the line's left end, in points.
    var x: CGFloat
    var width: CGFloat
    var style: TextStyle
  }

  struct Line: Equatable, Sendable {
    var runs: [Run]
    /// Of the line's left end.
    var x: CGFloat
    /// Of the line's upper edge.
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    /// From the layout's top.
    var baseline: CGFloat

    /// The line's characters, as shown.
    var text: String { runs.map(\.run.text).joined() }
  }

  /// The room for a text, and what happens where it does not suffice.
  struct Constraints: Equatable, Sendable {
    enum Wrapping: Sendable {
      case words, characters, none
    }

    enum Truncation: Sendable {
      case head, middle, tail
    }

    var width = CGFloat.infinity
    var height = CGFloat.infinity
    /// 0 for any number.
    var maximumLines = 0
    var wrapping = Wrapping.words
    /// Where the last line that has room gets its "…"; nil leaves the rest away.
    var truncation: Truncation?
  }

  var lines: [Line] = []
  /// The width of the longest line and the height of all.
  var size = CGSize.zero
  /// Whether some of the text is not shown.
  var isTruncated = false

  init(_ text: StyledText, in constraints: Constraints) {
    var typesetter = Typesetter(text: text, constraints: constraints)
    self = typesetter.layout()
  }

  /// A layout of nothing.
  init() {}
}

extension TextLayout.Constraints {
  /// The room that a line break mode asks for when it is a paragraph's own: a paragraph that truncates is a single line.
  init(mode: NSLineBreakMode, width: CGFloat, height: CGFloat = .infinity) {
    self.init(width: width, height: height)
    switch mode {
    case .byWordWrapping: break
    case .byCharWrapping: wrapping = .characters
    case .byClipping: wrapping = .none
    case .byTruncatingHead: (wrapping, truncation) = (.none, .head)
    case .byTruncatingMiddle: (wrapping, truncation) = (.none, .middle)
    case .byTruncatingTail: (wrapping, truncation) = (.none, .tail)
    }
  }
}
