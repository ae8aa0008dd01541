import CoreGraphics
import Foundation

/// The key under which a transition runs on its layer, whatever key it is added with.
public let kCATransition = "transition"

/// Lets the picture of a layer, with all that it contains, give way to the one that its next changes make.
///
/// The old picture is what the layer shows when the transition is added; so add it before you change the layer. As the layer's action
/// for a property it keeps what showed before that change.
open class CATransition: CAAnimation {
  /// How the new picture takes the old one's place.
  public var type = CATransitionType.fade
  /// Where it comes from; nil is from the left. A fade comes from nowhere.
  public var subtype: CATransitionSubtype?
  /// How far the transition has come when it begins, 0…1.
  public var startProgress: Float = 0
  /// How far the transition has come when it ends, 0…1 and not less than `startProgress`.
  public var endProgress: Float = 1

  /// What the layer showed before.
  var old: CALayer?

  override func copyValues(from other: CAAnimation) {
    super.copyValues(from: other)
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// As an action: runs on the layer, from the picture of it that was taken before the change.
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

/// How one picture takes another's place.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The old picture dissolves into the new one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away from over the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a transition comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// Moves up: Core Animation's vertical axis points upwards here, on iOS too.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Moves down: see `fromTop`.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")

  /// Which way the pictures move, in sizes of the layer.
  var direction: CGPoint {
    switch self {
    case .fromRight: CGPoint(x: -1, y: 0)
    case .fromTop: CGPoint(x: 0, y: -1)
    case .fromBottom: CGPoint(x: 0, y: 1)
    default: CGPoint(x: 1, y: 0)
    }
  }
}
