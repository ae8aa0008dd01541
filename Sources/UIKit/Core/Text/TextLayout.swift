import CoreGraphics
import Foundation

/// Text that is broken into lines, with the position of each run. Labels and string drawing share it.
struct TextLayout: Equatable, Sendable {
  /// A part of a line in one style.
  struct Run: Equatable, Sendable {
    var run: TextRun
    /// The distance from the left end of the line, in points.
    var x: CGFloat
    var width: CGFloat
    var style: TextStyle
  }

  struct Line: Equatable, Sendable {
    var runs: [Run]
    var x: CGFloat
    var y: CGFloat
    var width: CGFloat
    var height: CGFloat
    /// The baseline, measured from the top of the layout.
    var baseline: CGFloat
    /// The range of the line in the text, with the white space at its end, but without the character that ends the paragraph.
    var characters = 0..<0

    /// The characters of the line, as shown.
    var text: String { runs.map(\.run.text).joined() }
  }

  /// The space for a text, and the treatment of text that does not fit.
  struct Constraints: Equatable, Sendable {
    enum Wrapping: Sendable {
      case words, characters, none
    }

    enum Truncation: Sendable {
      case head, middle, tail
    }

    var width = CGFloat.infinity
    var height = CGFloat.infinity
    /// The maximum number of lines, or 0 for no limit.
    var maximumLines = 0
    var wrapping = Wrapping.words
    /// A Boolean value that indicates whether lines begin at the right, unless their alignment says otherwise.
    var isRightToLeft = false
    /// The position of the "…" in the last line that fits, or nil to cut off the rest.
    var truncation: Truncation?
  }

  var lines: [Line] = []
  var size = CGSize.zero
  var isTruncated = false

  init(_ text: StyledText, in constraints: Constraints) {
    var typesetter = Typesetter(text: text, constraints: constraints)
    self = typesetter.layout()
  }

  init() {}
}

extension TextLayout.Constraints {
  /// Creates the constraints for a line break mode. A mode that truncates doesn't wrap.
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
