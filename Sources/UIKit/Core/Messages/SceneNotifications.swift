import Foundation

/// The notification observers that the code of a scene has added. They are removed with the scene.
///
/// An observer of a scene isn't called for notifications that another scene's code posts, because each scene counts as its own program.
@MainActor
package final class SceneNotifications {
  private struct Observation {
    let token: any NSObjectProtocol
    let center: NotificationCenter
    /// The observer whose method is called, or nil for a block.
    weak var observer: AnyObject?
    let isMethod: Bool
    let name: NSNotification.Name?
    weak var object: AnyObject?

    var isOver: Bool { isMethod && observer == nil }
  }

  /// The observers that code outside of scenes has added.
  private static let outside = SceneNotifications(of: nil)
  private weak var scene: UIWindowScene?
  private var observations: [Observation] = []

  init(of scene: UIWindowScene?) { self.scene = scene }

  /// The observers of the scene whose code is running, otherwise `outside`.
  package static var running: SceneNotifications { UIWindowScene.running?.notifications ?? outside }

  /// Calls a method of an observer, which is weakly referenced, for each notification.
  func add(_ observer: AnyObject, _ selector: Selector, _ name: NSNotification.Name?, _ object: Any?, in center: NotificationCenter) {
    removeOver()
    nonisolated(unsafe) weak let receiver = observer
    let token = center.addBlock(
      forName: name, object: object,
      using: inScene { notification in
        guard let receiver else { return }
        MethodTable.send(selector, to: receiver, [notification])
      })
    observations.append(
      Observation(
        token: token, center: center, observer: observer, isMethod: true, name: name, object: object.map { $0 as AnyObject }))
  }

  /// Calls a block for each notification, and returns the token that removes it.
  package func add(
    _ block: @escaping @Sendable (Notification) -> Void, _ name: NSNotification.Name?, _ object: Any?, _ queue: OperationQueue?,
    in center: NotificationCenter
  ) -> any NSObjectProtocol {
    removeOver()
    // On the main thread, Foundation would wait forever for the main queue.
    let isForMainQueue = queue === OperationQueue.main
    let token = center.addBlock(
      forName: name, object: object, queue: isForMainQueue ? nil : queue,
      using: isForMainQueue ? onMainQueue(inScene(block)) : inScene(block))
    observations.append(Observation(token: token, center: center, isMethod: false, name: name))
    return token
  }

  /// Removes an observer's methods for the given name and object, or for any if nil.
  static func remove(_ observer: AnyObject, _ name: NSNotification.Name?, _ object: Any?, in center: NotificationCenter) {
    let object = object.map { $0 as AnyObject }
    let all = UIApplication.shared.scenesInOrder.map(\.notifications) + [outside]
    for list in all {
      list.remove { observation in
        observation.center === center && observation.observer === observer && (name == nil || observation.name == name)
          && (object == nil || observation.object === object)
      }
    }
  }

  func removeAll() { remove { _ in true } }

  private func removeOver() { remove(where: \.isOver) }

  private func remove(where isRemoved: (Observation) -> Bool) {
    for observation in observations where isRemoved(observation) { observation.center.removeBlock(observation.token) }
    observations.removeAll(where: isRemoved)
  }

  /// Returns a block that runs on the main queue: immediately if it is called there.
  private func onMainQueue(_ block: @escaping @Sendable (Notification) -> Void) -> @Sendable (Notification) -> Void {
    { notification in
      if MainQueue.isCurrent { return block(notification) }
      nonisolated(unsafe) let received = notification
      DispatchQueue.main.async { block(received) }
    }
  }

  /// Returns a block that ignores notifications from other scenes, and all after the scene has stopped.
  private func inScene(_ block: @escaping @Sendable (Notification) -> Void) -> @Sendable (Notification) -> Void {
    guard let scene else { return block }
    return { [weak scene] notification in
      guard MainQueue.isCurrent else { return block(notification) }
      nonisolated(unsafe) let received = notification
      MainActor.assumeIsolated {
        guard let scene, !scene.isStopped, UIWindowScene.running == nil || UIWindowScene.running === scene else { return }
        scene.perform { block(received) }
      }
    }
  }
}

extension NotificationCenter {
  /// The observer is weakly referenced, and is removed when the scene whose code is running is closed.
  public func addObserver(_ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?, object anObject: Any?) {
    let center = self
    nonisolated(unsafe) let (receiver, object) = (observer as AnyObject, anObject)
    MainActor.assumeIsolated { SceneNotifications.running.add(receiver, aSelector, aName, object, in: center) }
  }

  public func removeObserver<Observer: AnyObject>(_ observer: Observer) { removeObserver(observer, name: nil, object: nil) }

  public func removeObserver<Observer: AnyObject>(_ observer: Observer, name aName: NSNotification.Name?, object anObject: Any?) {
    removeObserver(observer as Any, name: aName, object: anObject)
    let center = self
    nonisolated(unsafe) let (receiver, object) = (observer, anObject)
    // A deinitializer may run on any thread. Its object is weakly referenced, so it is no longer called anyway.
    guard MainQueue.isCurrent else { return }
    MainActor.assumeIsolated { SceneNotifications.remove(receiver, aName, object, in: center) }
  }
}
