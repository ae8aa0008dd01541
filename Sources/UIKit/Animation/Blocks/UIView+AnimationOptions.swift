import Foundation

extension UIView {
  /// How an animation block runs. The raw values are iOS's.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the changed views inside the block, so that their subviews move along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the animated views.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown instead of from the values set before.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until the animations are removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays each run backwards as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a nested block: keeps the block's own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In a nested block: keeps the block's own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition: animates the changes inside the block too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between two views: hides and shows them instead of removing and adding.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// In a nested block: keeps the block's own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Starts and ends softly: the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Starts softly.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Ends softly.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves evenly.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Turns about the vertical axis, the left edge coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Turns about the vertical axis, the right edge coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Dissolves the old picture into the new one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Turns about the horizontal axis, the top edge coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Turns about the horizontal axis, the bottom edge coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// The raw value of the curve: an `AnimationCurve`, or 7 for the keyboard's.
    var curve: Int { Int((rawValue >> 16) & 0xf) }
    /// The raw value of the transition; 0 for none.
    var transition: UInt { (rawValue >> 20) & 0xf }
    /// Whether one picture is to give way to another, as by turning or dissolving.
    var hasTransition: Bool { transition != 0 }
  }

  /// How a keyframe animation block runs. The raw values are iOS's.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the changed views inside the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the animated views.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown instead of from the values set before.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats until the animations are removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays each run backwards as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// In a nested block: keeps the block's own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// In a nested block: keeps the block's own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Straight from value to value: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each value holds until the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Straight and at one speed all the way.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Along a smooth curve, at one speed all the way.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch (rawValue >> 10) & 0xf {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }

    /// The same options for the block as a whole; curve bits that were smuggled in (as iOS allows) included.
    var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0xf << 10)) }
  }

  /// The pace of an animation block.
  public enum AnimationCurve: Int, Sendable {
    /// Starts and ends softly.
    case easeInOut = 0
    /// Starts softly.
    case easeIn = 1
    /// Ends softly.
    case easeOut = 2
    /// Moves evenly.
    case linear = 3
    /// The default of `UICubicTimingParameters()`, which iOS gives no name.
    case systemDefault = 5
    /// Control points of one's own, which iOS gives no name.
    case custom = 6
    /// The keyboard's spring, which iOS gives no name.
    case keyboard = 7
  }
}

/// The spelling of older code.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The spelling of older code.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The spelling of older code.
public typealias UIViewAnimationCurve = UIView.AnimationCurve

extension UIView.AnimationCurve {
  var cubic: CubicCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    case .systemDefault, .custom: .standard
    // A published fit of the keyboard's spring, for where only a cubic curve will do.
    case .keyboard: CubicCurve(0.38, 0.7, 0.125, 1)
    }
  }
}
