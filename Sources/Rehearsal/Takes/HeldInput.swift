import UIKit

/// The fingers and keys that are down during input.
struct HeldInput {
  /// The latest input of each finger, in the order in which the fingers went down.
  private(set) var fingers: [PointerInput] = []
  private var keys: [KeyInput] = []

  init() {}

  init(after events: [TakeEvent]) { for input in events.lazy.compactMap(\.input) { follow(input) } }

  mutating func follow(_ input: InputEvent) {
    switch input {
    case .pointer(let pointer):
      let index = fingers.firstIndex { $0.id == pointer.id }
      switch pointer.phase {
      case .began, .moved: if let index { fingers[index] = pointer } else { fingers.append(pointer) }
      case .ended, .cancelled: if let index { fingers.remove(at: index) }
      }
    case .key(let key):
      if !key.isDown { keys.removeAll { $0.usage == key.usage } } else if !key.isRepeat { keys.append(key) }
    case .wheel, .pinch, .hover, .text: break
    }
  }

  /// Returns the input that lifts (`.ended`) or cancels (`.cancelled`) the fingers and releases the keys.
  func ends(by phase: PointerInput.Phase) -> [InputEvent] {
    fingers.map { finger in
      var finger = finger
      finger.phase = phase
      return .pointer(finger)
    }
      + keys.map { key in
        var key = key
        key.isDown = false
        return .key(key)
      }
  }
}
