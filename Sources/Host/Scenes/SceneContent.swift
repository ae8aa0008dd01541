import UIKit

/// A scene of UIKit that fills a window, with the scenes embedded in it.
@MainActor
open class SceneContent: HostContent {
  /// The window's own scene. Its time is the host's.
  package let scene: UIWindowScene
  /// Scenes shown inside, which take their turns after the window's own.
  package var embeddedScenes: [EmbeddedScene] = []
  private let renderer: SceneRenderer
  private var hostTime: TimeInterval = 0
  /// The pointer's location, in points, or nil outside the window.
  private var pointer: CGPoint?
  private var isPressed = false
  /// The pointer's shape where the button went down.
  private var shapeAtPress = PointerShape.arrow

  /// Creates content that is rendered with the given number of threads, or one per core if `threads` is 0.
  public init(scene: UIWindowScene, background: CGColor = CGColor(gray: 0, alpha: 1), threads: Int = 0) {
    self.scene = scene
    renderer = SceneRenderer(scene: scene, background: background, threads: threads)
  }

  /// The color where the scene shows nothing.
  package var background: CGColor {
    get { renderer.background }
    set { renderer.background = newValue }
  }

  package func resize(to size: CGSize, scale: CGFloat) {
    scene.setScale(scale)
    scene.resize(to: size)
  }

  open func beginTurn(at time: TimeInterval) {
    hostTime = time
    scene.setTime(toHostTime: time)
    setTimeOfEmbeddedScenes(toHostTime: time)
  }

  /// Sets the clocks of the embedded scenes to the host's, before code that belongs to no scene runs. Their clocks run with the host's
  /// unless a subclass overrides this.
  open func setTimeOfEmbeddedScenes(toHostTime time: TimeInterval) {
    // The first is set last: the time without a scene is its time.
    for embedded in embeddedScenes.reversed() { embedded.scene.setTime(toHostTime: time) }
  }

  package func receive(_ event: InputEvent) {
    switch event {
    case .hover(let location): pointer = location
    case .pointer(let input):
      if input.phase == .began { shapeAtPress = scene.pointerShape(at: input.location) }
      isPressed = input.phase == .began || input.phase == .moved
    case .wheel, .pinch, .key, .text: break
    }
    scene.deliver(event)
  }

  package func update() {
    // The window's scene comes first: it passes input on to the embedded ones, which follow the pointer within the same frame.
    scene.turn(at: hostTime)
    turnEmbeddedScenes(at: hostTime)
  }

  /// Lets the embedded scenes take their turns, after the window's own. Their clocks run with the host's unless a subclass overrides this.
  open func turnEmbeddedScenes(at time: TimeInterval) {
    for embedded in embeddedScenes { embedded.scene.turn(at: time) }
  }

  package func render(into frame: PixelBuffer) -> [CGRect] {
    for embedded in embeddedScenes { embedded.render() }
    return renderer.render(into: frame)
  }

  package func prepareTransitions(interval: TimeInterval) {
    for embedded in embeddedScenes { embedded.prepareTransition(interval: interval) }
    renderer.prepareTransition(interval: interval)
  }

  package var nextTurn: TimeInterval? { [Self.nextTurn(of: scene), nextTurnOfEmbeddedScenes].compactMap { $0 }.min() }

  /// The host's time at which the embedded scenes need a turn, in seconds, in the past for the next frame, or nil for never.
  open var nextTurnOfEmbeddedScenes: TimeInterval? { embeddedScenes.compactMap { Self.nextTurn(of: $0.scene) }.min() }

  private static func nextTurn(of scene: UIWindowScene) -> TimeInterval? { scene.needsFrame ? -.infinity : scene.nextWakeUp }

  package var pointerShape: PointerShape {
    // While a view is dragged, the pointer keeps the shape that it had there.
    if isPressed { return shapeAtPress }
    return pointer.map { scene.pointerShape(at: $0) } ?? .arrow
  }

  package func releaseUnusedMemory() {
    for embedded in embeddedScenes { embedded.releaseUnusedMemory() }
    renderer.releaseUnusedMemory()
  }

  open func didPresent(_ timing: FrameTiming) {}

  open func receiveFiles(_ paths: [String]) {}

  /// Closes menus when the window loses the keyboard focus, as the next click is for another window.
  open func focusChanged(hasFocus: Bool) {
    guard !hasFocus else { return }
    for scene in [scene] + embeddedScenes.map(\.scene) { scene.perform { scene.closeOverlays() } }
  }

  open func shouldClose() -> Bool { true }
}
