// Apple's Foundation module, as far as the code that users take home uses it.

@_exported import CoreGraphics
@_exported import ObjectiveC

public typealias TimeInterval = Double

open class NSCoder: NSObject {}
open class Bundle: NSObject {}
public protocol NSCoding { init?(coder: NSCoder) }

public struct IndexPath: Hashable, Sendable {
  public init(item: Int, section: Int) {}
  public init(row: Int, section: Int) {}
  public var item: Int { fatalError() }
  public var row: Int { fatalError() }
  public var section: Int { fatalError() }
}

public func log(_ value: Double) -> Double { fatalError() }
public func sin(_ value: Double) -> Double { fatalError() }
public func cos(_ value: Double) -> Double { fatalError() }
public func pow(_ base: Double, _ exponent: Double) -> Double { fatalError() }
public func exp(_ value: Double) -> Double { fatalError() }
