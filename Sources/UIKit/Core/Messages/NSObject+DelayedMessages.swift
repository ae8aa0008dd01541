import Foundation

extension NSObject {
  /// The delay is in seconds on the clock of the scene whose code is running.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
    nonisolated(unsafe) let (target, argument) = (self, anArgument)
    MainActor.assumeIsolated { DelayedMessage(target, aSelector, argument).schedule(after: delay) }
  }

  /// The modes are ignored, because the call occurs in the scene's turns.
  public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]) {
    perform(aSelector, with: anArgument, afterDelay: delay)
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?) {
    nonisolated(unsafe) let (target, argument) = (aTarget as AnyObject, anArgument)
    MainActor.assumeIsolated {
      DelayedMessage.cancel { $0.target === target && $0.selector == aSelector && DelayedMessage.areEqual($0.argument, argument) }
    }
  }

  public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
    nonisolated(unsafe) let target = aTarget as AnyObject
    MainActor.assumeIsolated { DelayedMessage.cancel { $0.target === target } }
  }

  public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
    nonisolated(unsafe) let (target, argument) = (self, arg)
    guard wait else { return DispatchQueue.main.async { target.perform(aSelector, with: argument) } }
    if MainQueue.isCurrent {
      _ = perform(aSelector, with: arg)
    } else {
      DispatchQueue.main.sync { _ = target.perform(aSelector, with: argument) }
    }
  }
}

@MainActor
private final class DelayedMessage {
  let target: AnyObject
  let selector: Selector
  let argument: Any?
  /// The scene whose code requested the call, or nil.
  private weak var scene: UIWindowScene?

  private static var pending: [DelayedMessage] = []

  init(_ target: AnyObject, _ selector: Selector, _ argument: Any?) {
    (self.target, self.selector, self.argument) = (target, selector, argument)
  }

  func schedule(after delay: TimeInterval) {
    // Calls requested by scenes that have since been closed never occur.
    Self.pending.removeAll { $0.isAbandoned }
    Self.pending.append(self)
    scene = UIWindowScene.running
    if let scene {
      scene.perform(after: delay) { self.send() }
    } else {
      DispatchQueue.main.asyncAfter(deadline: .now() + max(delay, 0)) { MainActor.assumeIsolated { self.send() } }
    }
  }

  static func cancel(where matches: (DelayedMessage) -> Bool) { pending.removeAll(where: matches) }

  static func areEqual(_ first: Any?, _ second: Any?) -> Bool {
    switch (first, second) {
    case (nil, nil): true
    case (let first as AnyHashable, let second as AnyHashable): first == second
    case (let first?, let second?): first as AnyObject === second as AnyObject
    default: false
    }
  }

  private var isAbandoned: Bool { scene?.activationState == .unattached }

  private func send() {
    guard let index = Self.pending.firstIndex(where: { $0 === self }) else { return }
    Self.pending.remove(at: index)
    MethodTable.send(selector, to: target, [argument])
  }
}
