import Foundation

/// A scene's tool tip: waits for the pointer to rest, shows the text, and takes it away.
@MainActor
final class ToolTipPresenter {
  /// How long the pointer rests before a text comes, in seconds.
  static let delay: TimeInterval = 0.6
  /// How long after one text has gone the next comes at once, in seconds.
  static let afterglow: TimeInterval = 0.5

  /// What a tool tip belongs to.
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
    /// Some input has taken the text away; it does not come again until the pointer has been elsewhere.
    case spent(Place)

    var place: Place? {
      switch self {
      case .idle: nil
      case .waiting(let place, _), .shown(let place, _), .spent(let place): place
      }
    }
  }

  private var state = State.idle
  private var latestEnd: TimeInterval = -.infinity
  private var latestLocation: CGPoint?
  private weak var scene: UIWindowScene?

  /// The pointer is over a view, at a point of the screen, or over none.
  func pointerMoved(over view: UIView?, at location: CGPoint, in scene: UIWindowScene) {
    self.scene = scene
    let hasMoved = location != latestLocation
    latestLocation = location
    let place = place(under: view, at: location, in: scene)
    switch (state, place) {
    case (_, nil): leave()
    case (.spent(let old), let new?) where new.isSame(as: old): break
    case (.shown(let old, _), let new?) where new.isSame(as: old): break
    case (.waiting(let old, _), let new?) where new.isSame(as: old) && !hasMoved: break
    case (_, let new?): wait(for: new, at: location, in: scene)
    }
  }

  /// Any input but moving the pointer takes the text away.
  func inputDidArrive(_ event: InputEvent) {
    switch event {
    case .hover(nil): leave()
    case .hover: break
    case .pointer(let input) where input.phase == .moved: break
    case .key(let input) where !input.isDown: break
    case .pointer, .wheel, .key, .text:
      guard let place = state.place else { return }
      leave()
      state = .spent(place)
    }
  }

  /// Takes the text away, or forgets that one was about to come.
  func dismiss() { leave() }

  /// Takes away the text of a view that has left its window.
  func ownerDidLeave(_ view: UIView) { if state.place?.view === view { leave() } }

  // MARK: Steps

  private func wait(for place: Place, at location: CGPoint, in scene: UIWindowScene) {
    leave()
    guard scene.time - latestEnd > Self.afterglow else { return show(place, at: location, in: scene) }
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
    case .idle, .spent: break
    case .waiting(_, let ticket): scene?.scheduler.cancel(ticket)
    case .shown(_, let window):
      latestEnd = scene?.time ?? 0
      window.close()
    }
    state = .idle
  }

  /// The innermost view around a point that has something to say there.
  private func place(under view: UIView?, at location: CGPoint, in scene: UIWindowScene) -> Place? {
    var candidate = view
    while let current = candidate {
      for case let interaction as UIToolTipInteraction in current.storedInteractions {
        let point = current.layer.convert(location, from: scene.rootLayer)
        if let configuration = interaction.configuration(at: point) { return Place(view: current, configuration: configuration) }
      }
      candidate = current.superview
    }
    return nil
  }
}
