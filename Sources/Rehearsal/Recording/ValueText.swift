import UIKit

/// Values of layer properties in words, short enough for a tooltip.
enum ValueText {
  /// The value of a property, of a type that animations use.
  static func of(_ value: Any, at keyPath: String) -> String {
    switch value {
    case let point as CGPoint: numbers(point.x, point.y)
    case let rect as CGRect: rectangle(rect, at: keyPath)
    case let size as CGSize: "\(number(size.width)) × \(number(size.height))"
    case let number as CGFloat: keyPath.contains("rotation") ? degrees(number) : self.number(number)
    case let number as Double: keyPath.contains("rotation") ? degrees(CGFloat(number)) : self.number(CGFloat(number))
    case let transform as CATransform3D: self.transform(transform)
    case let color as CGColor: self.color(color)
    case let list as [Any]: "\(list.count) values"
    case is CGPath: "a path"
    default: "a picture"
    }
  }

  /// The size, with the origin if it isn't 0, as in a scrolled scroll view.
  private static func rectangle(_ rect: CGRect, at keyPath: String) -> String {
    let size = "\(number(rect.width)) × \(number(rect.height))"
    return rect.origin == .zero ? size : "\(size) at \(numbers(rect.minX, rect.minY))"
  }

  /// The parts of a transform in their usual order, or its numbers if words can't describe it.
  private static func transform(_ transform: CATransform3D) -> String {
    if transform == .identity { return "identity" }
    var parts: [String] = []
    if transform.m41 != 0 || transform.m42 != 0 { parts.append("moved by \(numbers(transform.m41, transform.m42))") }
    if transform.m43 != 0 { parts.append("depth \(number(transform.m43))") }
    let (x, y, z) = (
      length(transform.m11, transform.m12, transform.m13), length(transform.m21, transform.m22, transform.m23),
      length(transform.m31, transform.m32, transform.m33)
    )
    if abs(x - 1) > 0.0005 || abs(y - 1) > 0.0005 {
      parts.append(abs(x - y) < 0.0005 ? "scale \(number(x))" : "scale \(number(x)) × \(number(y))")
    }
    if let turn = turn(transform, x, y, z) { parts.append(turn) }
    if transform.m34 != 0 || transform.m14 != 0 || transform.m24 != 0 { parts.append("in perspective") }
    return parts.isEmpty ? "identity" : parts.joined(separator: ", ")
  }

  /// The rotation about one axis, or nil if there is none or if the axis is not x, y or z.
  private static func turn(_ t: CATransform3D, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> String? {
    guard x > 0, y > 0, z > 0 else { return nil }
    let flat = 0.0005
    if abs(t.m13) < flat, abs(t.m23) < flat { return angle(atan2(t.m12 / x, t.m11 / x)) }
    if abs(t.m12) < flat, abs(t.m32) < flat { return angle(atan2(-t.m13 / x, t.m11 / x)).map { "\($0) about y" } }
    if abs(t.m12) < flat, abs(t.m13) < flat { return angle(atan2(t.m23 / y, t.m22 / y)).map { "\($0) about x" } }
    return "turned"
  }

  private static func angle(_ radians: CGFloat) -> String? { abs(radians) < 0.0005 ? nil : "turned \(degrees(radians))" }

  private static func degrees(_ radians: CGFloat) -> String { "\(DecimalText.of(Double(radians) * 180 / .pi, places: 1))°" }

  private static func color(_ color: CGColor) -> String {
    func byte(_ part: CGFloat) -> String { String(format: "%02X", Int((part.clamped(to: 0...1) * 255).rounded())) }
    let code = "#\(byte(color.red))\(byte(color.green))\(byte(color.blue))"
    return color.alpha == 1 ? code : "\(code) at \(DecimalText.of(Double(color.alpha) * 100, places: 1)) %"
  }

  private static func length(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CGFloat { (x * x + y * y + z * z).squareRoot() }

  private static func numbers(_ x: CGFloat, _ y: CGFloat) -> String { "\(number(x)), \(number(y))" }

  private static func number(_ value: CGFloat) -> String { DecimalText.of(Double(value), places: 2) }
}
