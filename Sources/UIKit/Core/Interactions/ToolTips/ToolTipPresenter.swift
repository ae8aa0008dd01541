import Foundation

/// The tool tip of a scene. It waits until the pointer rests, shows the text, and removes it.
@MainActor
final class ToolTipPresenter {
  /// The time for which the pointer must rest before a text appears, in seconds.
  static let delay: TimeInterval = 0.6
  /// The time after the end of one text within which the next one appears at once, in seconds.
  static let chainingInterval: TimeInterval = 0.5

  private struct Place {
    let view: UIView
    let configuration: UIToolTipConfiguration

    func isSame(as other: Place) -> Bool {
      view === other.view && configuration.toolTip == other.configuration.toolTip
        && configuration.sourceRect == other.configuration.sourceRect
    }
  }

  private enum State {
    case idle
    case waiting(Place, SceneScheduler.Ticket)
    case shown(Place, ToolTipWindow)
    /// Input has dismissed the text. It does not appear again until the pointer has been elsewhere.
    case dismissed(Place)

    var place: Place? {
      switch self {
      case .idle: nil
      case .waiting(let place, _), .shown(let place, _), .dismissed(let place): place
      }
    }
  }

  private var state = State.idle
  private var latestEnd: TimeInterval = -.infinity
  private var latestLocation: CGPoint?
  private weak var scene: UIWindowScene?

  /// `location` is in the screen's points.
  func pointerMoved(over view: UIView?, at location: CGPoint, in scene: UIWindowScene) {
    self.scene = scene
    let hasMoved = location != latestLocation
    latestLocation = location
    let place = place(under: view, at: location, in: scene)
    switch (state, place) {
    case (_, nil): leave()
    case (.dismissed(let old), let new?) where new.isSame(as: old): break
    case (.shown(let old, _), let new?) where new.isSame(as: old): break
    case (.waiting(let old, _), let new?) where new.isSame(as: old) && !hasMoved: break
    case (_, let new?): wait(for: new, at: location, in: scene)
    }
  }

  /// Dismisses the text on any input except movement of the pointer.
  func inputDidArrive(_ event: InputEvent) {
    switch event {
    case .hover(nil): leave()
    case .hover: break
    case .pointer(let input) where input.phase == .moved: break
    case .key(let input) where !input.isDown: break
    case .pointer, .wheel, .pinch, .key, .text:
      guard let place = state.place else { return }
      leave()
      state = .dismissed(place)
    }
  }

  /// Also cancels a text that is about to appear.
  func dismiss() { leave() }

  func ownerDidLeave(_ view: UIView) { if state.place?.view === view { leave() } }

  private func wait(for place: Place, at location: CGPoint, in scene: UIWindowScene) {
    leave()
    guard scene.time - latestEnd > Self.chainingInterval else { return show(place, at: location, in: scene) }
    let ticket = scene.scheduler.schedule(at: scene.time + Self.delay) { [weak self, weak scene] in
      guard let self, let scene else { return }
      self.show(place, at: location, in: scene)
    }
    state = .waiting(place, ticket)
  }

  private func show(_ place: Place, at location: CGPoint, in scene: UIWindowScene) {
    state = .shown(place, ToolTipWindow(place.configuration.toolTip, for: place.view, at: location, in: scene))
  }

  private func leave() {
    switch state {
    case .idle, .dismissed: break
    case .waiting(_, let ticket): scene?.scheduler.cancel(ticket)
    case .shown(_, let window):
      latestEnd = scene?.time ?? 0
      window.close()
    }
    state = .idle
  }

  /// Returns the innermost view around a point that has a tool tip there.
  private func place(under view: UIView?, at location: CGPoint, in scene: UIWindowScene) -> Place? {
    for view in viewChain(from: view) {
      for case let interaction as UIToolTipInteraction in view.storedInteractions {
        let point = view.layer.convert(location, from: scene.rootLayer)
        if let configuration = interaction.configuration(at: point) { return Place(view: view, configuration: configuration) }
      }
    }
    return nil
  }
}
