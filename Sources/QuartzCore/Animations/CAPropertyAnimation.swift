import Foundation

open class CAPropertyAnimation: CAAnimation {
  /// The animated property or a part of it, such as "opacity" or "transform.rotation.z".
  public var keyPath: String?
  /// A Boolean value that indicates whether the value is added to the current one instead of replacing it. Transforms are concatenated.
  public var isAdditive = false
  /// A Boolean value that indicates whether each repetition starts where the previous one ended.
  public var isCumulative = false

  public convenience init(keyPath: String?) {
    self.init()
    self.keyPath = keyPath
  }

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CAPropertyAnimation else { return }
    keyPath = other.keyPath
    isAdditive = other.isAdditive
    isCumulative = other.isCumulative
  }

  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let copy = copy() as? CAPropertyAnimation, let layer = anObject as? CALayer else { return }
    if copy.keyPath == nil { copy.keyPath = event }
    layer.add(copy, forKey: event)
  }
}
