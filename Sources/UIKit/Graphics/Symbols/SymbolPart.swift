import CoreGraphics
import Foundation

/// A path of a symbol's drawing, in a square of 24 units.
struct SymbolPart {
  /// The side of the square, in units.
  static let side: CGFloat = 24

  /// How a path is drawn in the plain variant of a symbol, and in the filled one.
  enum Kind: Character {
    /// Stroked in both.
    case stroke = "s"
    /// Stroked, or filled and stroked.
    case outline = "o"
    /// Filled in both.
    case fill = "f"
    /// Stroked, or cut out of what is filled.
    case detail = "d"
    /// Filled, or cut out of what is filled.
    case point = "p"
  }

  let kind: Kind
  let path: CGPath

  init(_ kind: Kind, _ path: CGPath) {
    self.kind = kind
    self.path = path
  }

  /// Creates a part from its text: the letter of the kind, a space and the path. Returns nil if it isn't one.
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

/// The reader of the paths of `SymbolTable.drawings`.
struct SymbolPathParser {
  private var rest: Substring
  private let result = CGMutablePath()

  init(_ text: Substring) { rest = text }

  /// Returns the path. What isn't a command ends it.
  mutating func path() -> CGPath {
    while let command = nextCommand() {
      switch command {
      case "M": result.move(to: nextPoint())
      case "L": result.addLine(to: nextPoint())
      case "H": result.addLine(to: CGPoint(x: nextNumber(), y: result.currentPoint.y))
      case "V": result.addLine(to: CGPoint(x: result.currentPoint.x, y: nextNumber()))
      case "C": addCurve()
      case "Z": result.closeSubpath()
      case "O": addCircle()
      case "R": addRectangle()
      case "P": addArc()
      case "T": addStar(flat: false)
      case "G": addStar(flat: true)
      default: return result
      }
    }
    return result
  }

  private mutating func skipSpaces() { rest = rest.drop { $0 == " " } }

  private mutating func nextCommand() -> Character? {
    skipSpaces()
    return rest.popFirst()
  }

  private mutating func nextNumber() -> CGFloat {
    skipSpaces()
    let digits = rest.prefix { $0.isNumber || $0 == "." || $0 == "-" }
    rest = rest.dropFirst(digits.count)
    return Double(digits) ?? 0
  }

  private mutating func nextPoint() -> CGPoint { CGPoint(x: nextNumber(), y: nextNumber()) }

  private mutating func addCurve() {
    let (control1, control2, end) = (nextPoint(), nextPoint(), nextPoint())
    result.addCurve(to: end, control1: control1, control2: control2)
  }

  private mutating func addCircle() {
    let (center, radius) = (nextPoint(), nextNumber())
    result.addEllipse(in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
  }

  private mutating func addRectangle() {
    let (origin, size) = (nextPoint(), CGSize(width: nextNumber(), height: nextNumber()))
    let radius = nextNumber()
    result.addRoundedRect(in: CGRect(origin: origin, size: size), cornerWidth: radius, cornerHeight: radius)
  }

  private mutating func addArc() {
    let (center, radius) = (nextPoint(), nextNumber())
    let (start, sweep) = (nextNumber() * .pi / 180, nextNumber() * .pi / 180)
    result.move(to: CGPoint(x: center.x + radius * cos(start), y: center.y + radius * sin(start)))
    result.addArc(center: center, radius: radius, startAngle: start, endAngle: start + sweep, clockwise: sweep < 0)
  }

  /// Adds a star, or, with `flat`, a gear: its tips are lines.
  private mutating func addStar(flat: Bool) {
    let count = max(Int(nextNumber()), 2)
    let (center, outer, inner) = (nextPoint(), nextNumber(), nextNumber())
    let step = 2 * CGFloat.pi / CGFloat(count)
    func point(_ turn: CGFloat, _ radius: CGFloat) -> CGPoint {
      let angle = turn * step - .pi / 2
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let points = (0..<count).flatMap { index -> [CGPoint] in
      let tip = CGFloat(index)
      guard flat else { return [point(tip, outer), point(tip + 0.5, inner)] }
      return [point(tip - 0.3, inner), point(tip - 0.18, outer), point(tip + 0.18, outer), point(tip + 0.3, inner)]
    }
    result.addLines(between: points)
    result.closeSubpath()
  }
}
