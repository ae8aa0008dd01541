import Foundation

@MainActor
final class HostedInput {
  /// A press that is down on a view, with its latest input.
  private struct Press {
    private(set) weak var host: (any SceneHosting)?
    var latest: PointerInput

    func isSame(as input: PointerInput) -> Bool { latest.id == input.id && latest.button == input.button }
  }

  private struct HeldKey {
    private(set) weak var host: (any SceneHosting)?
    let input: KeyInput
  }

  /// The presses and keys that are down, in the order in which they began. Their later input goes to the same view.
  private var presses: [Press] = []
  private var keys: [HeldKey] = []
  private weak var hovered: (any SceneHosting)?

  /// Forwards an event to the hosted scene that it concerns, and returns whether there was one. The surrounding scene then ignores the
  /// event.
  ///
  /// Both scenes receive the location of the pointer: see `pointerMoved(over:to:in:)`.
  func takes(_ event: InputEvent, in scene: UIWindowScene) -> Bool {
    switch event {
    case .pointer(let input): input.phase == .began ? begin(input, in: scene) : follow(input, in: scene)
    case .wheel(let input): forward(event, at: input.location, in: scene)
    case .pinch(let input): forward(event, at: input.location, in: scene)
    case .key(let input): input.isDown ? press(input, in: scene) : release(input, in: scene)
    case .text: !scene.isUserInteractionBlocked && keyboardHost(in: scene)?.forward(event, from: scene) == true
    case .hover: false
    }
  }

  /// Called, for example, when the scene becomes inactive.
  func cancelAll(at time: TimeInterval, in scene: UIWindowScene) {
    let (presses, keys) = (presses, keys)
    self.presses = []
    self.keys = []
    for press in presses {
      var input = press.latest
      input.phase = .cancelled
      input.timestamp = time
      _ = press.host?.forward(.pointer(input), from: scene)
    }
    for key in keys { release(key, at: time, in: scene) }
  }

  // MARK: Pointer

  /// Forwards the location of a pointer with no button pressed. `view` is nil if there is none below the pointer.
  func pointerMoved(over view: UIView?, to location: CGPoint?, in scene: UIWindowScene) {
    let host = view as? any SceneHosting
    if let left = hovered, left !== host { _ = left.forward(.hover(nil), from: scene) }
    hovered = host
    _ = host?.forward(.hover(location), from: scene)
  }

  private func begin(_ input: PointerInput, in scene: UIWindowScene) -> Bool {
    // A finger that touches down again has been lifted, even if no event reported it.
    if let press = presses.first(where: { $0.isSame(as: input) }) {
      var lost = press.latest
      lost.phase = .cancelled
      lost.timestamp = input.timestamp
      _ = follow(lost, in: scene)
    }
    guard !scene.isEveryTouchBlocked, let hit = scene.hitTest(input.location), let host = hit.view as? any SceneHosting else {
      return false
    }
    presses.append(Press(host: host, latest: input))
    if input.button == .primary {
      hit.window.makeKey()
      hit.window.pointerDidPress(host)
      host.becomeFirstResponder()
    }
    _ = host.forward(.pointer(input), from: scene)
    return true
  }

  private func follow(_ input: PointerInput, in scene: UIWindowScene) -> Bool {
    guard let index = presses.firstIndex(where: { $0.isSame(as: input) }) else { return false }
    let host = presses[index].host
    if input.phase == .moved { presses[index].latest = input } else { presses.remove(at: index) }
    _ = host?.forward(.pointer(input), from: scene)
    return true
  }

  private func forward(_ event: InputEvent, at location: CGPoint, in scene: UIWindowScene) -> Bool {
    guard !scene.isEveryTouchBlocked, let host = scene.hitTest(location)?.view as? any SceneHosting else { return false }
    _ = host.forward(event, from: scene)
    return true
  }

  // MARK: Keys

  private func keyboardHost(in scene: UIWindowScene) -> (any SceneHosting)? { scene.inputWindow?.keyTarget as? any SceneHosting }

  private func press(_ key: KeyInput, in scene: UIWindowScene) -> Bool {
    guard !scene.isUserInteractionBlocked else { return false }
    let host = keyboardHost(in: scene)
    // A held key repeats at the new keyboard focus, but its release goes to the old one.
    if let index = keys.firstIndex(where: { $0.input.usage == key.usage && $0.host !== host }) {
      release(keys.remove(at: index), at: key.timestamp, in: scene)
    }
    guard let host, host.forward(.key(key), from: scene) else { return false }
    if !keys.contains(where: { $0.input.usage == key.usage }) { keys.append(HeldKey(host: host, input: key)) }
    return true
  }

  private func release(_ key: HeldKey, at time: TimeInterval, in scene: UIWindowScene) {
    var input = key.input
    input.isDown = false
    input.isRepeat = false
    input.timestamp = time
    _ = key.host?.forward(.key(input), from: scene)
  }

  private func release(_ key: KeyInput, in scene: UIWindowScene) -> Bool {
    guard let index = keys.firstIndex(where: { $0.input.usage == key.usage }) else { return false }
    _ = keys.remove(at: index).host?.forward(.key(key), from: scene)
    return true
  }
}
