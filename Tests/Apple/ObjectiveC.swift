// Apple's ObjectiveC module, as far as the code that users take home uses it.

public struct Selector: ExpressibleByStringLiteral, Hashable, Sendable {
  public init(_ name: String) {}
  public init(stringLiteral name: String) {}
}

public protocol NSObjectProtocol: AnyObject {
  func isEqual(_ object: Any?) -> Bool
  func responds(to selector: Selector!) -> Bool
}

@objc open class NSObject: NSObjectProtocol, Hashable, CustomStringConvertible {
  public init() {}
  open func isEqual(_ object: Any?) -> Bool { fatalError() }
  open func responds(to selector: Selector!) -> Bool { fatalError() }
  public static func == (first: NSObject, second: NSObject) -> Bool { fatalError() }
  public func hash(into hasher: inout Hasher) {}
  open var description: String { fatalError() }
}
