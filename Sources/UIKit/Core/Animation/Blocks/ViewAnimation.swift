import Foundation

@MainActor
enum ViewAnimation {
  static func action(for layer: CALayer, key: String, view: UIView) -> (any CAAction)? {
    guard let context = AnimationContext.current, AnimationContext.animationsEnabled, context.duration > 0,
      animatableKeys.contains(key) || (key == "contents" && view.dissolvesContents)
        || (key == "hidden" && view.superview?.animatesVisibilityOfSubviews == true)
    else { return nothing }
    return Change(of: key, layer: layer, view: view, context: context)
  }

  /// The properties that animate additively, on top of running animations (measured on iOS 8 and later; `cornerRadius` on iOS 11).
  static let additiveKeys: Set = ["position", "bounds", "transform", "cornerRadius", "cornerRadii"]

  /// The properties that an animation block animates. Borders, shadow geometry, stroke ends and depth require Core Animation. New contents
  /// appear at once inside a block too: only `UIView.transition(with:…)` dissolves between them.
  private static let animatableKeys = additiveKeys.union([
    "opacity", "backgroundColor", "anchorPoint", "shadowOpacity", "contentsRect", "contentsCenter", "blurRadius", "saturation",
    "tintColor", "refraction", "highlight",
  ])

  private static let nothing = NSNull()

  /// A change of one property. The action is created before the new value is set, and runs after.
  @MainActor
  private final class Change: @preconcurrency CAAction {
    private let layer: CALayer
    private let view: UIView
    private let context: AnimationContext
    private let model: LayerState
    /// The values at which the animation starts: the old model values, or those on screen at that time.
    private let start: LayerState

    init(of key: String, layer: CALayer, view: UIView, context: AnimationContext) {
      self.layer = layer
      self.view = view
      self.context = context
      model = layer.modelState
      let fromShown = context.motion != nil || context.options.contains(.beginFromCurrentState) && !additiveKeys.contains(key)
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
      if let motion = context.motion {
        return layer.move(key, from: start, along: motion, completions: [context.completion].compactMap { $0 })
      }
      let animation = context.pace.makeAnimation(keyPath: key)
      if key == "hidden" {
        // A view that is shown or hidden in a stack view stays visible while it moves.
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
  /// Returns `key`, or the first of "key-2", "key-3", … under which no animation runs.
  fileprivate func freeKey(_ key: String) -> String {
    guard animation(forKey: key) != nil else { return key }
    var number = 2
    while animation(forKey: "\(key)-\(number)") != nil { number += 1 }
    return "\(key)-\(number)"
  }
}
