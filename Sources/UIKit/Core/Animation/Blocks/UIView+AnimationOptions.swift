import Foundation

extension UIView {
  /// Options of an animation block.
  ///
  /// The raw values are those of iOS.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the resized views inside the block, so that their subviews animate along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the animated views.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen instead of the values set before.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until the animations are removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Plays each run backwards as well.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// In a nested block, uses the block's own duration.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// In a nested block, uses the block's own curve.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, animates the changes inside the block too.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// In a transition between two views, hides and shows them instead of removing and adding them.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// In a nested block, uses the block's own options.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Makes pending updates of properties and layout whenever the animation changes: before the block those that were due without
    /// animation, and at its end those that became due in it. Blocks inside do so too.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 29)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Moves at constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Flips about the vertical axis, with the left edge coming forward.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips about the vertical axis, with the right edge coming forward.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Dissolves the old content into the new.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips about the horizontal axis, with the top edge coming forward.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips about the horizontal axis, with the bottom edge coming forward.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Shows a new frame at the rate of the screen: the default.
    public static let preferredFramesPerSecondDefault: AnimationOptions = []
    /// Shows at most 60 frames per second while nothing else moves.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Shows at most 30 frames per second while nothing else moves.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The rates at which the animations are shown.
    var frameRateRange: CAFrameRateRange {
      switch (rawValue >> 24) & 0xf {
      case 3: CAFrameRateRange(minimum: 0, maximum: 60)
      case 7: CAFrameRateRange(minimum: 0, maximum: 30)
      default: .default
      }
    }

    /// The raw value of the curve: an `AnimationCurve`, of which 7 is the keyboard's.
    var curve: Int { Int((rawValue >> 16) & 0xf) }
    /// The raw value of the transition, or 0 for none.
    var transition: UInt { (rawValue >> 20) & 0xf }
    /// A Boolean value that indicates whether the options contain a transition, such as a flip or a dissolve.
    var hasTransition: Bool { transition != 0 }
  }

  /// Options of a keyframe animation block.
  ///
  /// The raw values are those of iOS.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the resized views inside the block.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets touches reach the animated views.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the values on screen instead of the values set before.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats until the animations are removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Plays each run backwards as well.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// In a nested block, uses the block's own duration.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// In a nested block, uses the block's own options.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    /// Interpolates linearly between values: the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Holds each value until the next.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Interpolates linearly, at constant speed throughout.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the values.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve, at constant speed throughout.
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

    /// The equivalent options of an animation block. They include curve bits taken from `AnimationOptions`, which iOS accepts
    /// too.
    var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0xf << 10)) }
  }

  /// The timing curve of an animation block.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    /// Moves at constant speed.
    case linear = 3
    /// The curve of `UICubicTimingParameters()`, which has no name on iOS.
    case systemDefault = 5
    /// A curve with custom control points, which has no name on iOS.
    case custom = 6
    /// The keyboard's spring, which has no name on iOS.
    case keyboard = 7
  }
}

/// The name before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
/// The name before Swift 4.2.
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
/// The name before Swift 4.2.
public typealias UIViewAnimationCurve = UIView.AnimationCurve

extension UIView.AnimationCurve {
  var cubic: CubicCurve {
    switch self {
    case .easeInOut: .easeInOut
    case .easeIn: .easeIn
    case .easeOut: .easeOut
    case .linear: .linear
    case .systemDefault, .custom: .standard
    // A published approximation of the keyboard's spring, for uses that allow only a cubic curve.
    case .keyboard: CubicCurve(0.38, 0.7, 0.125, 1)
    }
  }
}
