import Foundation

/// The running program, with its scenes.
///
/// It is the end of every responder chain.
@preconcurrency @MainActor
open class UIApplication: UIResponder {
  /// The only application object of the program.
  public static let shared = UIApplication()

  public override init() {
    super.init()
    Misuse.handler = { misuse in
      MainQueue.isCurrent && MainActor.assumeIsolated { UIWindowScene.stop(by: misuse) }
    }
  }

  /// The open scenes, in the order in which they were opened.
  private(set) var scenesInOrder: [UIWindowScene] = []

  /// The open scenes.
  public var connectedScenes: Set<UIScene> { Set(scenesInOrder) }

  /// The windows of the running scene, from back to front.
  public var windows: [UIWindow] { (UIWindowScene.running ?? firstScene)?.windows ?? [] }

  /// The window of the running scene that receives keyboard input.
  public var keyWindow: UIWindow? { (UIWindowScene.running ?? firstScene)?.keyWindow }

  var firstScene: UIWindowScene? { scenesInOrder.first }

  func connect(_ scene: UIWindowScene) { scenesInOrder.append(scene) }

  func disconnect(_ scene: UIWindowScene) { scenesInOrder.removeAll { $0 === scene } }

  /// Sends an event to the windows that it concerns.
  open func sendEvent(_ event: UIEvent) {
    for window in event.windows { window.sendEvent(event) }
  }
}
