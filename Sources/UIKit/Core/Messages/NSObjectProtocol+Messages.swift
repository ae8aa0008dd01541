import Foundation

extension NSObjectProtocol {
  /// The only methods that are known by name are UIKit's common ones, and those of code that was ported from iOS.
  public func responds(to aSelector: Selector!) -> Bool { MethodTable.responds(self, to: aSelector) }

  /// Calling a method that the object doesn't have is a misuse.
  @discardableResult
  public func perform(_ aSelector: Selector!) -> Unmanaged<AnyObject>! { MethodTable.sendKeepingResult(aSelector, to: self, []) }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object: Any!) -> Unmanaged<AnyObject>! {
    MethodTable.sendKeepingResult(aSelector, to: self, [object])
  }

  @discardableResult
  public func perform(_ aSelector: Selector!, with object1: Any!, with object2: Any!) -> Unmanaged<AnyObject>! {
    MethodTable.sendKeepingResult(aSelector, to: self, [object1, object2])
  }
}

extension MethodTable {
  fileprivate static func sendKeepingResult(_ selector: Selector, to target: AnyObject, _ arguments: [Any?]) -> Unmanaged<AnyObject>? {
    latestResult = send(selector, to: target, arguments).map { $0 as AnyObject }
    return latestResult.map(Unmanaged.passUnretained)
  }
}
