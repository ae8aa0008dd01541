// Declarations of Apple's ObjectiveC module, as far as the shipped transitions and the code that people bring use them.

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

public enum objc_AssociationPolicy: UInt, Sendable {
  case OBJC_ASSOCIATION_ASSIGN = 0
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  case OBJC_ASSOCIATION_RETAIN = 769
  case OBJC_ASSOCIATION_COPY = 771
}

public func objc_setAssociatedObject(_ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy) {}
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? { fatalError() }
