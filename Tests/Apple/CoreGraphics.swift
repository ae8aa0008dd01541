// What CoreGraphics.txt lacks, because Foundation has it on Linux: as far as the code that users take home uses it.

public struct CGFloat: Sendable, Hashable, Comparable, SignedNumeric, Strideable, ExpressibleByFloatLiteral {
  public init() {}
  public init(_ value: Double) {}
  public init(_ value: Float) {}
  public init(_ value: Int) {}
  public init(_ value: CGFloat) {}
  public init(integerLiteral value: Int) {}
  public init(floatLiteral value: Double) {}
  public init?<T: BinaryInteger>(exactly source: T) { nil }
  public typealias Magnitude = CGFloat
  public var magnitude: CGFloat { fatalError() }
  public static var pi: CGFloat { fatalError() }
  public static var infinity: CGFloat { fatalError() }
  public static var zero: CGFloat { fatalError() }
  public static var greatestFiniteMagnitude: CGFloat { fatalError() }
  public static var leastNormalMagnitude: CGFloat { fatalError() }
  public static var nan: CGFloat { fatalError() }
  public var isFinite: Bool { fatalError() }
  public var isNaN: Bool { fatalError() }
  public static func < (a: CGFloat, b: CGFloat) -> Bool { fatalError() }
  public static func + (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func - (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func * (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func / (a: CGFloat, b: CGFloat) -> CGFloat { fatalError() }
  public static func += (a: inout CGFloat, b: CGFloat) {}
  public static func -= (a: inout CGFloat, b: CGFloat) {}
  public static func *= (a: inout CGFloat, b: CGFloat) {}
  public static func /= (a: inout CGFloat, b: CGFloat) {}
  public static prefix func - (a: CGFloat) -> CGFloat { fatalError() }
  public func distance(to other: CGFloat) -> CGFloat { fatalError() }
  public func advanced(by amount: CGFloat) -> CGFloat { fatalError() }
  public typealias Stride = CGFloat
  public func rounded() -> CGFloat { fatalError() }
  public func rounded(_ rule: FloatingPointRoundingRule) -> CGFloat { fatalError() }
  public func squareRoot() -> CGFloat { fatalError() }
  public func truncatingRemainder(dividingBy other: CGFloat) -> CGFloat { fatalError() }
}

extension Double { public init(_ value: CGFloat) { fatalError() } }
extension Float { public init(_ value: CGFloat) { fatalError() } }
extension Int { public init(_ value: CGFloat) { fatalError() } }

public func log(_ value: CGFloat) -> CGFloat { fatalError() }
public func pow(_ base: CGFloat, _ exponent: CGFloat) -> CGFloat { fatalError() }
public func exp(_ value: CGFloat) -> CGFloat { fatalError() }
public func sin(_ value: CGFloat) -> CGFloat { fatalError() }
public func cos(_ value: CGFloat) -> CGFloat { fatalError() }
public func tan(_ value: CGFloat) -> CGFloat { fatalError() }
public func acos(_ value: CGFloat) -> CGFloat { fatalError() }
public func atan2(_ y: CGFloat, _ x: CGFloat) -> CGFloat { fatalError() }
public func sqrt(_ value: CGFloat) -> CGFloat { fatalError() }
public func hypot(_ x: CGFloat, _ y: CGFloat) -> CGFloat { fatalError() }
public func ceil(_ value: CGFloat) -> CGFloat { fatalError() }
public func floor(_ value: CGFloat) -> CGFloat { fatalError() }
public func round(_ value: CGFloat) -> CGFloat { fatalError() }

public struct CGPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public init() { fatalError() }
  public init(x: CGFloat, y: CGFloat) { fatalError() }
  public init(x: Double, y: Double) { fatalError() }
  public init(x: Int, y: Int) { fatalError() }
  public static var zero: CGPoint { fatalError() }
}

public struct CGSize: Hashable, Sendable {
  public var width: CGFloat
  public var height: CGFloat
  public init() { fatalError() }
  public init(width: CGFloat, height: CGFloat) { fatalError() }
  public init(width: Double, height: Double) { fatalError() }
  public init(width: Int, height: Int) { fatalError() }
  public static var zero: CGSize { fatalError() }
}

public enum CGRectEdge: UInt32, Sendable { case minXEdge, minYEdge, maxXEdge, maxYEdge }

public struct CGRect: Hashable, Sendable {
  public var origin: CGPoint
  public var size: CGSize
  public init() { fatalError() }
  public init(origin: CGPoint, size: CGSize) { fatalError() }
  public init(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) { fatalError() }
  public init(x: Double, y: Double, width: Double, height: Double) { fatalError() }
  public init(x: Int, y: Int, width: Int, height: Int) { fatalError() }
  public static var zero: CGRect { fatalError() }
  public static var null: CGRect { fatalError() }
  public static var infinite: CGRect { fatalError() }
  public var width: CGFloat { fatalError() }
  public var height: CGFloat { fatalError() }
  public var minX: CGFloat { fatalError() }
  public var midX: CGFloat { fatalError() }
  public var maxX: CGFloat { fatalError() }
  public var minY: CGFloat { fatalError() }
  public var midY: CGFloat { fatalError() }
  public var maxY: CGFloat { fatalError() }
  public var isEmpty: Bool { fatalError() }
  public var isNull: Bool { fatalError() }
  public var integral: CGRect { fatalError() }
  public var standardized: CGRect { fatalError() }
  public func insetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> CGRect { fatalError() }
  public func union(_ other: CGRect) -> CGRect { fatalError() }
  public func intersection(_ other: CGRect) -> CGRect { fatalError() }
  public func intersects(_ other: CGRect) -> Bool { fatalError() }
  public func contains(_ point: CGPoint) -> Bool { fatalError() }
  public func contains(_ other: CGRect) -> Bool { fatalError() }
  public func divided(atDistance: CGFloat, from edge: CGRectEdge) -> (slice: CGRect, remainder: CGRect) { fatalError() }
}
