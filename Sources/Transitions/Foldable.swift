import UIKit

/// A push and a pop that fold the old screen like a map and unfold the new one, also interactively with swipes from the edges.
///
/// Keep one instance per navigation controller; it becomes that controller's delegate.
///
/// To use it in an app, copy `EdgeSwipe.swift`, `CubicTiming.swift` and `TypedActions.swift` as well.
@MainActor
public final class Foldable: NSObject {
  /// The parameters of the transition.
  public struct Parameters: Sendable {
    /// The duration of a push or a pop, in seconds.
    public var duration: TimeInterval = 0.8
    /// The timing curve when no gesture drives the transition.
    ///
    /// A gesture is followed evenly.
    public var curve = CubicTiming.easeInOut
    /// The number of creases that point away from the viewer.
    ///
    /// Each has a strip on either side.
    public var folds = 2
    /// The edge to which the new screen is attached, and from which it unfolds.
    public var direction = Direction.right
    /// The distance of the viewer's eye, in points.
    ///
    /// A smaller distance makes the folds look deeper.
    public var eyeDistance: CGFloat = 900
    /// The darkness of a strip seen edge-on, 0…1.
    public var shade: CGFloat = 0.7
    /// The fraction of that darkness on the strips that face the light, 0…1.
    public var lightSideShade: CGFloat = 0.35
    /// The duration of the cross-fade that replaces the folds when Reduce Motion is on, in seconds.
    public var reducedDuration: TimeInterval = 0.25
    /// The parameters of the swipes.
    public var swipe = EdgeSwipe.Parameters()

    /// Creates the default parameters.
    public init() {}
  }

  /// The edge from which the new screen appears.
  public enum Direction: String, CaseIterable, Sendable {
    /// An edge of the screen.
    case left, right, top, bottom

    var edge: UIRectEdge {
      switch self {
      case .left: .left
      case .right: .right
      case .top: .top
      case .bottom: .bottom
      }
    }

    var opposite: Direction {
      switch self {
      case .left: .right
      case .right: .left
      case .top: .bottom
      case .bottom: .top
      }
    }
  }

  /// The parameters of the next transition.
  ///
  /// A change of the direction has no effect.
  public var parameters: Parameters {
    didSet { for swipe in swipes { swipe.parameters = parameters.swipe } }
  }

  private let direction: Direction
  private var swipes: [EdgeSwipe] = []

  /// Creates the transition and makes it the delegate of `navigationController`.
  ///
  /// - Parameters:
  ///   - navigationController: The navigation controller.
  ///   - parameters: The parameters of the transition.
  ///   - push: The closure that pushes the next screen when a swipe begins to open it.
  public init(_ navigationController: UINavigationController, parameters: Parameters, push: @escaping () -> Void) {
    self.parameters = parameters
    direction = parameters.direction
    super.init()
    navigationController.delegate = self
    navigationController.interactivePopGestureRecognizer?.isEnabled = false
    let rests = { [weak navigationController] in navigationController?.transitionCoordinator == nil }
    let isRoot = { [weak navigationController] in navigationController?.viewControllers.count == 1 }
    let view: UIView = navigationController.view
    swipes = [
      EdgeSwipe(from: direction.edge, of: view, mayBegin: { rests() && isRoot() }, start: push),
      EdgeSwipe(from: direction.opposite.edge, of: view, mayBegin: { rests() && !isRoot() }) { [weak navigationController] in
        navigationController?.popViewController(animated: true)
      },
    ]
    for swipe in swipes { swipe.parameters = parameters.swipe }
  }
}

extension Foldable: UINavigationControllerDelegate {
  /// Returns the animator for a push or a pop.
  public func navigationController(
    _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
    from fromVC: UIViewController, to toVC: UIViewController
  ) -> (any UIViewControllerAnimatedTransitioning)? {
    FoldAnimator(arrivingFrom: operation == .pop ? direction.opposite : direction, parameters: parameters)
  }

  /// Returns the object that drives the transition during a swipe, and nil at all other times.
  public func navigationController(
    _ navigationController: UINavigationController,
    interactionControllerFor animationController: any UIViewControllerAnimatedTransitioning
  ) -> (any UIViewControllerInteractiveTransitioning)? { swipes.lazy.compactMap(\.interaction).first }
}

/// Unfolds the arriving screen from one edge while the leaving one folds at the other.
final class FoldAnimator: NSObject, UIViewControllerAnimatedTransitioning {
  private let direction: Foldable.Direction
  private let parameters: Foldable.Parameters

  init(arrivingFrom direction: Foldable.Direction, parameters: Foldable.Parameters) {
    self.direction = direction
    self.parameters = parameters
    super.init()
  }

  func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval {
    UIAccessibility.isReduceMotionEnabled ? parameters.reducedDuration : parameters.duration
  }

  func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
    guard let arriving = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to),
      let leaving = transitionContext.view(forKey: .from)
    else { return transitionContext.completeTransition(false) }
    arriving.frame = transitionContext.finalFrame(for: controller)
    transitionContext.containerView.addSubview(arriving)
    if UIAccessibility.isReduceMotionEnabled {
      fade(arriving, in: transitionContext)
    } else {
      fold(from: leaving, to: arriving, in: transitionContext)
    }
  }

  private func fold(from leaving: UIView, to arriving: UIView, in context: any UIViewControllerContextTransitioning) {
    let table = UIView(frame: context.containerView.bounds)
    table.backgroundColor = .black
    let opening = FoldedSheet(of: arriving, fixedAt: direction, parameters: parameters)
    let closing = FoldedSheet(of: leaving, fixedAt: direction.opposite, parameters: parameters)
    opening.layer.name = "unfolding"
    closing.layer.name = "folding"
    table.addSubview(closing)
    table.addSubview(opening)
    context.containerView.addSubview(table)
    leaving.isHidden = true
    arriving.isHidden = true
    opening.openness = 0
    closing.openness = 1

    parameters.curve.animateKeyframes(withDuration: parameters.duration, isInteractive: context.isInteractive) {
      // The edge between the two screens moves evenly, and its position determines the angles of the strips.
      for (start, end) in zip(Self.steps, Self.steps.dropFirst()) {
        UIView.addKeyframe(withRelativeStartTime: start, relativeDuration: end - start) {
          opening.openness = end
          closing.openness = 1 - end
        }
      }
    } completion: {
      table.removeFromSuperview()
      leaving.isHidden = false
      arriving.isHidden = false
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }

  /// The keyframes' fractions of the duration.
  ///
  /// They are dense at both ends, where a strip is nearly flat and turns fast.
  private static let steps: [CGFloat] = {
    let count = 40
    return (0...count).map { (1 - cos(.pi * CGFloat($0) / CGFloat(count))) / 2 }
  }()

  private func fade(_ arriving: UIView, in context: any UIViewControllerContextTransitioning) {
    arriving.alpha = 0
    UIView.animate(withDuration: parameters.reducedDuration) {
      arriving.alpha = 1
    } completion: { _ in
      arriving.alpha = 1
      if context.transitionWasCancelled { arriving.removeFromSuperview() }
      context.completeTransition(!context.transitionWasCancelled)
    }
  }
}

/// A snapshot of a screen, cut into strips that are joined at their edges.
///
/// The first strip is attached to an edge of the screen.
///
/// Each strip is a subview of the one before and turns about their common edge, so no gap can open at any angle. The viewer's eye is
/// above the fixed edge, from where the back of a strip is never visible.
final class FoldedSheet: UIView {
  private var strips: [FoldStrip] = []

  init(of screen: UIView, fixedAt edge: Foldable.Direction, parameters: Foldable.Parameters) {
    super.init(frame: screen.bounds)
    layer.anchorPoint = edge.anchor
    frame = screen.bounds
    layer.sublayerTransform.m34 = -1 / max(parameters.eyeDistance, 1)
    let count = 2 * max(parameters.folds, 1)
    for (index, area) in edge.strips(of: screen.bounds, count: count).enumerated() {
      let strip = FoldStrip(
        of: screen, area: area, fixedAt: edge, isLast: index == count - 1,
        shade: parameters.shade * (index.isMultiple(of: 2) ? 1 : parameters.lightSideShade), sign: index.isMultiple(of: 2) ? 1 : -1)
      (strips.last ?? self).addSubview(strip)
      let joint = CGPoint(x: area.width * edge.opposite.anchor.x, y: area.height * edge.opposite.anchor.y)
      let fixed = CGPoint(x: bounds.width * edge.anchor.x, y: bounds.height * edge.anchor.y)
      strip.layer.position = index == 0 ? fixed : joint
      strips.append(strip)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// The fraction of the screen's extent that the sheet covers, 0…1.
  ///
  /// Animatable.
  var openness: CGFloat = 1 {
    didSet {
      let angle = acos(min(max(openness, 0), 1))
      for (index, strip) in strips.enumerated() { strip.turn(by: index == 0 ? angle : 2 * angle, tilt: angle) }
    }
  }
}

/// One strip, with all strips that are attached to it.
final class FoldStrip: UIView {
  private let shadow = UIView()
  private let shade: CGFloat
  /// The axis of the rotation, with the sign of its direction.
  private let axis: CGVector

  /// The class of the layer.
  ///
  /// It keeps the strip in the 3D space of the strip before it.
  override class var layerClass: AnyClass { CATransformLayer.self }

  init(of screen: UIView, area: CGRect, fixedAt edge: Foldable.Direction, isLast: Bool, shade: CGFloat, sign: CGFloat) {
    self.shade = shade
    axis = CGVector(dx: edge.turn.dx * sign, dy: edge.turn.dy * sign)
    super.init(frame: CGRect(origin: .zero, size: area.size))
    layer.anchorPoint = edge.anchor
    // The snapshot extends a little below the next strip, so nothing shows through where they meet.
    let cut = isLast ? area : edge.extended(area)
    if let picture = screen.resizableSnapshotView(from: cut, afterScreenUpdates: true, withCapInsets: .zero) {
      picture.frame.origin = CGPoint(x: cut.minX - area.minX, y: cut.minY - area.minY)
      addSubview(picture)
      shadow.frame = picture.frame
    }
    shadow.backgroundColor = .black
    shadow.alpha = 0
    addSubview(shadow)
  }

  required init?(coder: NSCoder) { nil }

  /// Turns the strip.
  ///
  /// - Parameters:
  ///   - angle: The angle relative to the strip before, in radians.
  ///   - tilt: The angle relative to the screen, in radians.
  func turn(by angle: CGFloat, tilt: CGFloat) {
    layer.transform = CATransform3DMakeRotation(angle, axis.dx, axis.dy, 0)
    shadow.alpha = shade * tilt / (.pi / 2)
  }
}

extension Foldable.Direction {
  /// The middle of the edge, in the unit coordinates of an anchor point.
  fileprivate var anchor: CGPoint {
    switch self {
    case .left: CGPoint(x: 0, y: 0.5)
    case .right: CGPoint(x: 1, y: 0.5)
    case .top: CGPoint(x: 0.5, y: 0)
    case .bottom: CGPoint(x: 0.5, y: 1)
    }
  }

  /// The axis about which a strip attached to this edge turns away from the viewer.
  fileprivate var turn: CGVector {
    switch self {
    case .left: CGVector(dx: 0, dy: 1)
    case .right: CGVector(dx: 0, dy: -1)
    case .top: CGVector(dx: -1, dy: 0)
    case .bottom: CGVector(dx: 1, dy: 0)
    }
  }

  /// Returns equal parts of `bounds`, starting with the one at this edge.
  fileprivate func strips(of bounds: CGRect, count: Int) -> [CGRect] {
    let (width, height) = (bounds.width / CGFloat(count), bounds.height / CGFloat(count))
    return (0..<count).map { index in
      let index = CGFloat(index)
      return switch self {
      case .left: CGRect(x: bounds.minX + index * width, y: bounds.minY, width: width, height: bounds.height)
      case .right: CGRect(x: bounds.maxX - (index + 1) * width, y: bounds.minY, width: width, height: bounds.height)
      case .top: CGRect(x: bounds.minX, y: bounds.minY + index * height, width: bounds.width, height: height)
      case .bottom: CGRect(x: bounds.minX, y: bounds.maxY - (index + 1) * height, width: bounds.width, height: height)
      }
    }
  }

  /// The distance by which a strip extends below the next one, in points.
  private static var overlap: CGFloat { 2 }

  /// Returns `area`, extended by the overlap on the side away from the edge.
  fileprivate func extended(_ area: CGRect) -> CGRect {
    switch self {
    case .left: CGRect(x: area.minX, y: area.minY, width: area.width + Self.overlap, height: area.height)
    case .right: CGRect(x: area.minX - Self.overlap, y: area.minY, width: area.width + Self.overlap, height: area.height)
    case .top: CGRect(x: area.minX, y: area.minY, width: area.width, height: area.height + Self.overlap)
    case .bottom: CGRect(x: area.minX, y: area.minY - Self.overlap, width: area.width, height: area.height + Self.overlap)
    }
  }
}
