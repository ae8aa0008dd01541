import Foundation

/// An interaction that lets a person drag items out of a view, which must be enabled for interaction, by a press that then moves.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  open class var isEnabledByDefault: Bool { true }

  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  public private(set) weak var view: UIView?
  @Observed open var isEnabled = true { didSet { press.isEnabled = isEnabled } }
  open var allowsSimultaneousRecognitionDuringLift = false

  private let press = DragPress()

  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.name = "drag"
    press.interaction = self
    press.addTarget(self, action: UIDragInteraction.handlePress)
  }

  /// Removing the recognizer cancels the drag.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    self.view?.removeGestureRecognizer(press)
    self.view = nil
  }

  open func didMove(to view: UIView?) {
    self.view = view
    view?.addGestureRecognizer(press)
  }

  private func handlePress(_ press: DragPress) {
    guard let scene = press.scene else { return }
    let drags = scene.drags
    let location = press.screenLocation
    switch press.state {
    case .began: if !drags.lift(by: self, at: location, in: scene) { press.giveUp() }
    case .changed: drags.pointerMoved(to: location, by: self)
    case .ended: drags.release(by: self)
    case .cancelled: drags.cancel(by: self)
    case .possible, .failed: break
    }
  }
}
