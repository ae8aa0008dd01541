import UIKit

// Glissade's UIKit also accepts the method itself as a gesture's action, which the compiler checks, unlike the name in a selector. With
// this file, the transitions also compile in Xcode.
#if canImport(ObjectiveC)
  extension UIGestureRecognizer {
    /// Creates a recognizer that calls a method of `target`, such as `UIPanGestureRecognizer(target: self, action: Card.handlePan)`. As
    /// with a selector, the target isn't retained.
    convenience init<Target: AnyObject, Recognizer: UIGestureRecognizer>(
      target: Target, action: @escaping (Target) -> (Recognizer) -> Void
    ) {
      self.init(target: nil, action: nil)
      addTarget(target, action: action)
    }

    func addTarget<Target: AnyObject, Recognizer: UIGestureRecognizer>(
      _ target: Target, action: @escaping (Target) -> (Recognizer) -> Void
    ) {
      let typedAction = TypedAction { [weak target] recognizer in
        guard let target, let recognizer = recognizer as? Recognizer else { return }
        action(target)(recognizer)
      }
      addTarget(typedAction, action: #selector(TypedAction.invoke(_:)))
      // Recognizers don't retain their targets, so this one retains its action by association, under the action's own address.
      let key = UnsafeRawPointer(Unmanaged.passUnretained(typedAction).toOpaque())
      objc_setAssociatedObject(self, key, typedAction, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    }
  }

  /// The Objective-C target of a recognizer whose action is a Swift method.
  private final class TypedAction: NSObject {
    private let call: (UIGestureRecognizer) -> Void

    init(_ call: @escaping (UIGestureRecognizer) -> Void) { self.call = call }

    @objc func invoke(_ recognizer: UIGestureRecognizer) { call(recognizer) }
  }
#endif
