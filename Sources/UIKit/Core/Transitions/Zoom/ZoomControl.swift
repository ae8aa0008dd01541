import Foundation

/// The state of a controller that zooms: its gestures, and the zoom in progress.
@MainActor
final class ZoomControl {
  private(set) weak var zoomed: UIViewController?
  /// The controller on which code called `present`.
  weak var presenter: UIViewController?
  private(set) weak var flight: ZoomFlight?
  private lazy var gestures = ZoomGestures(self)
  private var hand: ZoomHand?
  private var carried: Carried?

  /// The card of an interrupted zoom, from which the next zoom in the same turn continues.
  struct Carried {
    var shape: ZoomShape
    var velocity: SIMD8<Double>
    var fade: ZoomFade
    var time: TimeInterval
  }

  init(_ zoomed: UIViewController) { self.zoomed = zoomed }

  /// Adds the gestures to the controller's view, or removes them.
  func attach(_ isAttached: Bool) {
    guard let view = zoomed?.viewIfLoaded else { return }
    if isAttached { gestures.attach(to: view) } else { gestures.detach() }
  }

  // MARK: Flights

  func makeFlight(
    _ provider: ZoomSource, _ options: UIViewController.Transition.ZoomOptions?, isOpening: Bool, over source: UIViewController
  )
    -> ZoomFlight?
  {
    guard let zoomed else { return nil }
    let end = ZoomFlightSource(provider, of: zoomed, over: presenter ?? source, options: options)
    let tuning = UIWindowScene.running?.settings.zoomTuning ?? .device
    let flight = ZoomFlight(isOpening: isOpening, source: end, control: self, hand: isOpening ? nil : hand, tuning: tuning)
    self.flight = flight
    return flight
  }

  func flightDidEnd(_ flight: ZoomFlight) { if self.flight === flight { self.flight = nil } }

  func carry(_ carried: Carried) { self.carried = carried }

  /// Returns the card of a zoom that was interrupted in this turn, or nil.
  func takeCarried(at time: TimeInterval) -> Carried? {
    defer { carried = nil }
    return carried?.time == time ? carried : nil
  }

  // MARK: Gestures

  /// The navigation controller that shows the controller on top of another one, or nil.
  var stackController: UINavigationController? {
    guard let stack = zoomed?.parent as? UINavigationController, stack.viewControllers.first !== zoomed else { return nil }
    return stack
  }

  /// A Boolean value that indicates whether a gesture may zoom back now: the controller is in front, and at most its own zoom to the whole
  /// page is in progress.
  var mayZoomBack: Bool {
    guard let zoomed, flight?.leadsToPage != false else { return false }
    let isFlying = flight?.isFlying == true
    if let stack = stackController {
      guard stack.presentedViewController == nil else { return false }
      // A page that returns is on top of the stack again only at the end.
      return isFlying || (stack.topViewController === zoomed && stack.transition == nil)
    }
    guard let presentation = zoomed.presentation, zoomed.presented == nil, presentation.controller?.fillsContainer == true
    else { return false }
    return !zoomed.isModalInPresentation && (!presentation.isInTransition || isFlying)
  }

  /// Begins to zoom back by a gesture. A zoom in progress is completed first.
  func begin(_ hand: ZoomHand) {
    guard let zoomed else { return }
    flight?.yield()
    self.hand = hand
    TransitionCalls.asUIKit {
      if let stackController {
        _ = stackController.popViewController(animated: true)
      } else {
        zoomed.dismiss(animated: true)
      }
    }
    self.hand = nil
  }
}

extension UIViewController {
  /// Adds or removes the gestures that zoom back, after a change of the preferred transition or when the view is about to appear.
  func updateZoomGestures() {
    if case .zoom = preferredTransition?.kind {
      zoomControl.attach(true)
    } else {
      prepared.zoom?.attach(false)
      prepared.zoom = nil
    }
  }

  private var zoomControl: ZoomControl {
    if let control = prepared.zoom { return control }
    let control = ZoomControl(self)
    prepared.zoom = control
    return control
  }

  /// Returns the zoom that opens the controller over another one, or closes it, or nil if the controller doesn't zoom.
  func makeZoom(isOpening: Bool, over source: UIViewController) -> ZoomFlight? {
    guard case .zoom(let provider, let options) = preferredTransition?.kind else { return nil }
    return zoomControl.makeFlight(provider, options, isOpening: isOpening, over: source)
  }
}

extension UIPresentationController {
  /// Returns the animator with which a sheet or popover grows out of a bar button, or nil if the presented controller doesn't zoom from
  /// one.
  func makeMorph(isPresenting: Bool) -> MorphAnimator? {
    guard case .zoom(.barButtonItem(let provider), _) = presentedViewController.preferredTransition?.kind else { return nil }
    let source = presentedViewController.prepared.zoom?.presenter ?? presentingViewController
    return MorphAnimator(
      from: ZoomSource.barButtonItem(provider).view(for: presentedViewController, over: source), isPresenting: isPresenting, of: self)
  }
}
