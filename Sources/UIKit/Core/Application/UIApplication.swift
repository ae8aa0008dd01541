import Foundation

/// The running program, which is the end of every responder chain.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  public static let shared = UIApplication()

  public override init() {
    super.init()
    CommonMethods.register()
    ((self as UIResponder) as? any ListMethodProvider)?.addListMethods()
    Misuse.handler = { misuse in
      MainQueue.isCurrent && MainActor.assumeIsolated { UIWindowScene.stop(by: misuse) }
    }
  }

  /// The connected scenes, in the order in which they were opened.
  private(set) var scenesInOrder: [UIWindowScene] = []

  public var connectedScenes: Set<UIScene> { Set(scenesInOrder) }

  /// The windows of the running scene, from back to front.
  public var windows: [UIWindow] { UIWindowScene.runningOrFirst?.windows ?? [] }

  /// The key window of the running scene.
  public var keyWindow: UIWindow? { UIWindowScene.runningOrFirst?.keyWindow }

  var firstScene: UIWindowScene? { scenesInOrder.first }

  func connect(_ scene: UIWindowScene) { scenesInOrder.append(scene) }

  func disconnect(_ scene: UIWindowScene) { scenesInOrder.removeAll { $0 === scene } }

  /// Returns whether an object received the selector. Without a target, it goes to the first responder, or else to the sender, and from
  /// there up the responder chain to an object that performs it.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    let receiver = target.map { $0 as AnyObject } ?? responder(for: action, from: sender)
    guard let receiver else { return false }
    MethodTable.send(action, to: receiver, [sender, event])
    return true
  }

  private func responder(for action: Selector, from sender: Any?) -> AnyObject? {
    let window = (sender as? UIView)?.window ?? keyWindow
    let starts = [window?.firstResponder, sender as? UIResponder, window].compactMap { $0 }
    for start in starts {
      if let target = start.target(forAction: action, withSender: sender) { return target as AnyObject }
    }
    return nil
  }

  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }
}

extension UIApplication {
  /// Returns the application for "shared" and "sharedApplication", and nil for other keys.
  ///
  /// Code that is also used in app extensions, where `shared` isn't allowed, gets the application this way.
  public class func value(forKey key: String) -> Any? { ["shared", "sharedApplication"].contains(key) ? shared : nil }

  public class func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }
}
