import Foundation

extension UIView {
  /// The raw values are those of iOS.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the resized views inside the block, so that their subviews animate along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Makes pending updates of properties and layout whenever the animation changes: those due before the block without animation, and
    /// those that became due in it, at its end, animated. Nested blocks inherit the option.
    public static let flushUpdates = AnimationOptions(rawValue: 1 << 29)

    public static let curveEaseInOut: AnimationOptions = []
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Shows at most 60 frames per second while nothing else moves.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    var frameRateRange: CAFrameRateRange {
      switch (rawValue >> 24) & 0xf {
      case 3: CAFrameRateRange(minimum: 0, maximum: 60)
      case 7: CAFrameRateRange(minimum: 0, maximum: 30)
      default: .default
      }
    }

    /// The raw value of an `AnimationCurve`; 7 is the keyboard's.
    var curve: Int { Int((rawValue >> 16) & 0xf) }
    /// The raw value of the transition, or 0 for none.
    var transition: UInt { (rawValue >> 20) & 0xf }
    var hasTransition: Bool { transition != 0 }
  }

  /// The raw values are those of iOS.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)

    public static let calculationModeLinear: KeyframeAnimationOptions = []
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
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

    /// The equivalent options of an animation block. They keep the curve bits of `AnimationOptions`, which iOS accepts too.
    var blockOptions: AnimationOptions { AnimationOptions(rawValue: rawValue & ~(0xf << 10)) }
  }

  public enum AnimationCurve: Int, Sendable {
    case easeInOut = 0
    case easeIn = 1
    case easeOut = 2
    case linear = 3
    /// The curve of `UICubicTimingParameters()`, which has no name on iOS.
    case systemDefault = 5
    /// A curve with custom control points, which has no name on iOS.
    case custom = 6
    /// The keyboard's spring, which has no name on iOS.
    case keyboard = 7
  }
}

// The names before Swift 4.2.
public typealias UIViewAnimationOptions = UIView.AnimationOptions
public typealias UIViewKeyframeAnimationOptions = UIView.KeyframeAnimationOptions
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
