import Foundation

/// Any two of `fromValue`, `toValue`, and `byValue` define the two ends. A missing end is the property's own value.
open class CABasicAnimation: CAPropertyAnimation {
  public var fromValue: Any?
  public var toValue: Any?
  public var byValue: Any?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CABasicAnimation else { return }
    fromValue = other.fromValue
    toValue = other.toValue
    byValue = other.byValue
  }

  /// An action without values starts from the value that was visible before the change.
  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let copy = copy() as? CABasicAnimation, let layer = anObject as? CALayer else { return }
    if copy.keyPath == nil { copy.keyPath = event }
    if fromValue == nil, toValue == nil, byValue == nil { copy.fromValue = dict?[CALayer.previousValueArgument] }
    layer.add(copy, forKey: event)
  }

  /// The springs that pace the animation, if any. The second one is for y coordinates and heights if they move differently.
  var springs: (main: Spring, cross: Spring?)? { nil }

  override func content(inheriting duration: CFTimeInterval) -> AnimationNode.Content? {
    guard let path = keyPath.flatMap({ AnimatableKeyPath($0) }) else {
      let track = keyPath.flatMap { CustomTrack($0, from: fromValue, to: toValue, by: byValue, spring: springs?.main) }
      return track.map { .custom($0) }
    }
    func convert(_ value: Any?) -> AnimatableValue? { value.flatMap { AnimatableValue($0, kind: path.kind) } }
    let range = ValueRange(from: convert(fromValue), to: convert(toValue), by: convert(byValue))
    return .property(
      PropertyTrack(
        keyPath: path, values: .range(range), isAdditive: isAdditive, isCumulative: isCumulative, spring: springs?.main,
        crossSpring: springs?.cross))
  }
}
