import CoreGraphics

/// The key under which a transition runs, regardless of the key that it is added with.
public let kCATransition = "transition"

/// An animation that replaces the picture of a layer and its sublayers with the picture that the layer's next changes produce.
///
/// The old picture is the one that the layer shows when the transition is added, so add it before you change the layer. If the transition
/// is the layer's action for a property, the old picture is the one from before that change.
open class CATransition: CAAnimation {
  public var type = CATransitionType.fade
  /// The side that the motion comes from. Nil means the left. A fade ignores it.
  public var subtype: CATransitionSubtype?
  /// The progress of the transition when it begins, 0…1.
  public var startProgress: Float = 0
  /// The progress of the transition when it ends, 0…1 and not less than `startProgress`.
  public var endProgress: Float = 1

  /// The layer's old picture.
  var old: CALayer?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  open override func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
    guard let layer = anObject as? CALayer, let copy = copy() as? CATransition else { return }
    copy.old = dict?[CALayer.previousValueArgument] as? CALayer ?? layer.frozenPicture(presentation: true)
    layer.add(copy, key: kCATransition, driver: nil, begin: 0, completions: [])
  }

  override func content(inheriting duration: CFTimeInterval) -> AnimationNode.Content? {
    guard let old else { return nil }
    old.modelState.opacity = 1
    old.modelState.isHidden = false
    return .transition(TransitionTrack(old: old, type: type, subtype: subtype ?? .fromLeft, from: startProgress, to: endProgress))
  }
}

public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture dissolves into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Moves up. Core Animation's vertical axis points upward here, on iOS too.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Moves down. See `fromTop`.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// The direction in which the pictures move, as a multiple of the layer's size.
  var direction: CGPoint {
    switch self {
    case .fromRight: CGPoint(x: -1, y: 0)
    case .fromTop: CGPoint(x: 0, y: -1)
    case .fromBottom: CGPoint(x: 0, y: 1)
    default: CGPoint(x: 1, y: 0)
    }
  }
}
