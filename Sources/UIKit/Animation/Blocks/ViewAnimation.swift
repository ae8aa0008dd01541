import Foundation

/// The engine behind `UIView.animate`: turns changes of views' layers into animations.
@MainActor
enum ViewAnimation {
  /// The action for a change of `layer`, a view's layer: none outside an animation block.
  static func action(for layer: CALayer, key: String, view: UIView) -> (any CAAction)? {
    guard let context = AnimationContext.current, AnimationContext.animationsEnabled, context.duration > 0,
      animatableKeys.contains(key) || (key == "contents" && view.dissolvesContents) || (key == "hidden" && view.superview is UIStackView)
    else { return nothing }
    return Change(of: key, layer: layer, view: view, context: context)
  }

  /// What a block animates by adding to the running animations (measured on iOS 8 and later; `cornerRadius` on 11).
  static let additiveKeys: Set = ["position", "bounds", "transform", "cornerRadius"]

  /// What a block animates at all. Borders, shadow geometry, stroke ends and depth are for Core Animation. Another picture shows at once,
  /// inside a block as outside: only `UIView.transition(with:…)` dissolves one into another.
  private static let animatableKeys = additiveKeys.union([
    "opacity", "backgroundColor", "anchorPoint", "shadowOpacity", "contentsRect", "contentsCenter", "blurRadius", "saturation",
    "tintColor",
  ])

  private static let nothing = NSNull()

  /// One change of one property: made while the old value stands, run when the new one is set.
  @MainActor
  private final class Change: @preconcurrency CAAction {
    private let layer: CALayer
    private let view: UIView
    private let context: AnimationContext
    /// The model before the change.
    private let model: LayerState
    /// Where the animation starts: the model before the change, or what was shown then.
    private let start: LayerState

    init(of key: String, layer: CALayer, view: UIView, context: AnimationContext) {
      self.layer = layer
      self.view = view
      self.context = context
      model = layer.modelState
      let fromShown = context.options.contains(.beginFromCurrentState) && !additiveKeys.contains(key)
      start = fromShown ? layer.presentedState(at: layer.currentLocalTime) : model
    }

    func run(forKey key: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
      context.recorder?.note(key, of: layer, original: model)
      AnimationContext.surroundingRecorder?.note(key, of: layer, original: model)
      if key == "bounds" { context.noteResized(view) }
      if let keyframes = context.keyframes {
        keyframes.note(key, of: layer, view: view, start: start)
        return
      }
      let animation = context.pace.makeAnimation(keyPath: key)
      if key == "hidden" {
        // What comes or goes in a stack is seen for as long as it moves.
        (animation.fromValue, animation.toValue) = (CGFloat(0), CGFloat(0))
        return context.add(animation, to: layer, key: key, view: view)
      }
      if additiveKeys.contains(key), let difference = layer.modelState.difference(of: key, from: model) {
        animation.isAdditive = true
        animation.fromValue = difference.value
        animation.toValue = difference.zero
        context.add(animation, to: layer, key: layer.freeKey(key), view: view)
      } else {
        animation.fromValue = start.value(of: key)
        context.add(animation, to: layer, key: key, view: view)
      }
    }
  }
}

extension CALayer {
  /// `key`, or the first of "key-2", "key-3", … under which no animation runs.
  fileprivate func freeKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
