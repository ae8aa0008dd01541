import Foundation

extension NSObjectProtocol {
  /// Returns whether the object is an instance of the given class or a subclass.
  ///
  /// This method of the Objective-C runtime exists for code from iOS that asks it of animators and delegates.
  public func isKind(of aClass: AnyClass) -> Bool {
    var current: AnyClass? = type(of: self)
    while let candidate = current {
      if candidate == aClass { return true }
      current = _getSuperclass(candidate)
    }
    return false
  }

  public func isMember(of aClass: AnyClass) -> Bool { type(of: self) == aClass }
}
