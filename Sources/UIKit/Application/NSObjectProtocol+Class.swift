import Foundation

extension NSObjectProtocol {
  /// Whether the object is of that class or a subclass: the Objective-C runtime's question, which code from iOS asks of
  /// animators and delegates.
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: self)
    while let candidate = current {
      if candidate == aClass { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  /// Whether the object is of exactly that class.
  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
