import CoreGraphics
import Foundation

/// A path of a symbol's drawing, in a square of 24 units.
struct SymbolPart {
  static let side: CGFloat = 24

  /// How a path is drawn in the plain and in the filled variant of a symbol.
  enum Kind: Character {
    /// Stroked in both.
    case stroke = "s"
    /// Stroked, or filled and stroked.
    case outline = "o"
    /// Filled in both.
    case fill = "f"
    /// Stroked, or cut out of the filled parts.
    case detail = "d"
    /// Filled, or cut out of the filled parts.
    case point = "p"
  }

  let kind: Kind
  let path: CGPath

  init(_ kind: Kind, _ path: CGPath) {
    self.kind = kind
    self.path = path
  }

  /// `text` consists of the letter of the kind, a space and the path. Returns nil if there is no such kind.
  init?(_ text: Substring) {
    let text = text.drop { $0 == " " }
    guard let kind = text.first.flatMap(Kind.init) else { return nil }
    var parser = SymbolPathParser(text.dropFirst())
    self.init(kind, parser.path())
  }

  func transformed(by transform: CGAffineTransform) -> SymbolPart {
    let moved = CGMutablePath()
    moved.addPath(path, transform: transform)
    return SymbolPart(kind, moved)
  }
}
