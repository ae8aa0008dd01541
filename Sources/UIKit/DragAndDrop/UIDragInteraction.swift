import Foundation

/// An interaction by which a person drags items out of a view: by a press that then moves.
///
/// The view must be enabled for interaction.
@preconcurrency @MainActor
open class UIDragInteraction: NSObject, UIInteraction {
  /// A Boolean value that indicates whether interactions are enabled when they are created, which is true.
  open class var isEnabledByDefault: Bool { true }

  /// The object that supplies the items.
  public private(set) weak var delegate: (any UIDragInteractionDelegate)?
  /// The view that the items are dragged out of.
  public private(set) weak var view: UIView?
  @Observed open var isEnabled = true { didSet { press.isEnabled = isEnabled } }
  /// A Boolean value that indicates whether other gestures can be recognized while the items are lifted.
  open var allowsSimultaneousRecognitionDuringLift = false

  private let press = DragPress()

  /// Creates an interaction that asks `delegate`, which is weakly referenced, for the items.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    press.name = "drag"
    press.interaction = self
    press.addTarget(self, action: UIDragInteraction.handlePress)
  }

  /// Cancels the drag and detaches the recognizer when the interaction is removed.
  open func willMove(to view: UIView?) {
    guard view == nil else { return }
    self.view?.removeGestureRecognizer(press)
    self.view = nil
  }

  /// Attaches the recognizer to the view.
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
