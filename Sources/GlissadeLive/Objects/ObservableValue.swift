import Foundation
import UIKit

/// The values of the properties that can be observed by a key path as a string.
enum ObservableValue {
  /// Returns the value at a key path, or nil if it is nil or unknown. All code of scenes runs on the main thread.
  static func value(at keyPath: String, of object: NSObject) -> Any? {
    nonisolated(unsafe) let object = object
    nonisolated(unsafe) var value: Any?
    MainActor.assumeIsolated { value = read(keyPath, of: object) }
    return value
  }

  @MainActor
  private static func read(_ keyPath: String, of object: NSObject) -> Any? {
    if let layer = object as? CALayer, let value = layer.value(forKeyPath: keyPath) { return value }
    if let view = object as? UIView, let value = value(of: keyPath, in: view) { return value }
    return object.responds(to: Selector(keyPath)) ? MethodTable.send(Selector(keyPath), to: object) : nil
  }

  @MainActor
  private static func value(of key: String, in view: UIView) -> Any? {
    if let scroll = view as? UIScrollView {
      switch key {
      case "contentOffset": return scroll.contentOffset
      case "contentSize": return scroll.contentSize
      case "contentInset": return scroll.contentInset
      default: break
      }
    }
    switch key {
    case "frame": return view.frame
    case "bounds": return view.bounds
    case "center": return view.center
    case "transform": return view.transform
    case "alpha": return view.alpha
    case "hidden", "isHidden": return view.isHidden
    default: return nil
    }
  }

  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    if let one = one as? any Equatable { return isEqual(one, to: other) }
    return type(of: one) is AnyClass && type(of: other) is AnyClass && one as AnyObject === other as AnyObject
  }

  private static func isEqual<Value: Equatable>(_ one: Value, to other: Any) -> Bool { other as? Value == one }
}
