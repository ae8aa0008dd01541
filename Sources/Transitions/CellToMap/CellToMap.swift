import UIKit

/// A transition in which a list's cell becomes part of the next screen.
///
/// The cell moves to its place and lays itself out again, while the screens around it cross-fade. The animators don't depend on cells and
/// maps: they ask the arriving screen to reveal itself or the leaving one to hide, and complete when it is done.
///
/// Create an instance in the list and call `push(_:onto:)`. To use it in an app, copy this folder and `Shared`.
public final class CellToMap: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of the cell's movement, in seconds. The fades take half as long.
    public var duration: TimeInterval = 0.6
    /// The damping ratio of the movement and the fades, 0…1.
    public var damping: CGFloat = 0.7
    /// The initial velocity of the movement and the fades. At 1, they would cover the whole distance in a second.
    public var initialVelocity: CGFloat = 0.2
    /// The delay of the cell's movement after the start of the fades, in seconds. It is added to the duration of the push.
    public var moveDelay: TimeInterval = 0.08
    /// The side length of the icon in the list, in points.
    public var smallIcon: CGFloat = 33
    /// The side length of the icon on the map's screen, in points.
    public var largeIcon: CGFloat = 100
    /// The corner radius of the large icon, in points. The small icon has square corners.
    public var iconRadius: CGFloat = 10
    /// The space above the large icon, in points.
    public var topPadding: CGFloat = 30
    /// The shape that the cell takes on the next screen.
    public var shape = Shape.cell
    /// The height of the box, in points.
    public var boxHeight: CGFloat = 200
    /// The space on either side of the box, in points.
    public var boxMargin: CGFloat = 16
    /// The corner radius of the box, in points.
    public var boxRadius: CGFloat = 20
    /// The duration of the cross-fade that replaces the transition when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipe that pops.
    public var swipe = EdgeSwipe.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// The shape of the cell on the next screen.
  public enum Shape: String, CaseIterable, Sendable {
    /// As wide as the screen, at its bottom edge.
    case cell
    /// A box with rounded corners and space around it.
    case box
  }

  private let parameters: Parameters
  private weak var navigationController: UINavigationController?
  private var swipe: EdgeSwipe?
  /// Retains this object from the push to the end of the pop, as a navigation controller doesn't retain its delegate.
  private var whileInUse: CellToMap?

  /// Creates a transition for one push, and for the pop that reverses it.
  public init(parameters: Parameters = Parameters()) {
    self.parameters = parameters
    super.init()
  }

  /// Pushes `controller` with this transition, and remains the navigation controller's delegate until the pop has finished.
  public func push(_ controller: any UIViewController & CellToMapScreen, onto navigationController: UINavigationController) {
    self.navigationController = navigationController
    navigationController.delegate = self
    whileInUse = self
    navigationController.pushViewController(controller, animated: true)
  }

  private func installSwipe() {
    guard swipe == nil, let navigationController else { return }
    let swipe = EdgeSwipe(popping: navigationController) { [weak navigationController] in
      navigationController?.topViewController is any CellToMapScreen
    }
    swipe.parameters = parameters.swipe
    self.swipe = swipe
  }

  private func popDidFinish() {
    swipe?.stop()
    swipe = nil
    if navigationController?.delegate === self { navigationController?.delegate = nil }
    whileInUse = nil
  }
}

extension CellToMap: UINavigationControllerDelegate {
  /// Returns the animator for the operation, or nil if the screen doesn't take part.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    installSwipe()
    switch operation {
    case .push: return (toVC as? any CellToMapScreen).map { CellToMapPush(to: $0, parameters: parameters) }
    case .pop:
      return (fromVC as? any CellToMapScreen).map { screen in
        CellToMapPop(from: screen, to: toVC as? any CellToMapList, parameters: parameters) { [weak self] in self?.popDidFinish() }
      }
    default: return nil
    }
  }

  /// Returns the object that drives the pop during a swipe, or nil otherwise.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipe?.interaction }
}
