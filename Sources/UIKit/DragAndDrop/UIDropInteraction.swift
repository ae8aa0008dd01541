import Foundation

/// An interaction by which a view takes items that are dragged above it.
@preconcurrency @MainActor
open class UIDropInteraction: NSObject, UIInteraction {
  /// The object that takes the items.
  public private(set) weak var delegate: (any UIDropInteractionDelegate)?
  /// The view above which the items are.
  public private(set) weak var view: UIView?
  /// A Boolean value that indicates whether several drags can be above the view. Here there is one at a time.
  open var allowsSimultaneousDropSessions = false

  /// Creates an interaction whose `delegate`, which is weakly referenced, takes the items.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  open func willMove(to view: UIView?) {}

  open func didMove(to view: UIView?) { self.view = view }
}
