import CoreGraphics
import Foundation

struct SymbolPathParser {
  private var rest: Substring
  private let result = CGMutablePath()

  init(_ text: Substring) { rest = text }

  /// Stops at the first unknown command.
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
      case "T": addStar()
      case "G": addGear()
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

  private mutating func addStar() {
    addTips { tip, outer, inner in [(tip, outer), (tip + 0.5, inner)] }
  }

  /// The teeth of a gear are flat, and their base is three fifths as wide as the distance between them.
  private mutating func addGear() {
    addTips { tip, outer, inner in [(tip - 0.3, inner), (tip - 0.18, outer), (tip + 0.18, outer), (tip + 0.3, inner)] }
  }

  /// Adds a polygon. Its number of tips, its center and its outer and inner radius follow in the text.
  ///
  /// - Parameter corners: Returns the corners of a tip: their angles in units of one tip, clockwise from the top, and their radii.
  private mutating func addTips(_ corners: (_ tip: CGFloat, _ outer: CGFloat, _ inner: CGFloat) -> [(turn: CGFloat, radius: CGFloat)]) {
    let count = max(Int(nextNumber()), 2)
    let (center, outer, inner) = (nextPoint(), nextNumber(), nextNumber())
    let step = 2 * CGFloat.pi / CGFloat(count)
    let points = (0..<count).flatMap { corners(CGFloat($0), outer, inner) }.map { turn, radius in
      let angle = turn * step - .pi / 2
      return CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    result.addLines(between: points)
    result.closeSubpath()
  }
}
