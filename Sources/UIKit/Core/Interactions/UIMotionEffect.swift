import Foundation

/// A desktop isn't tilted, so motion effects never move a view.
@preconcurrency @MainActor
open class UIMotionEffect: NSObject {
  public override init() { super.init() }

  /// Returns the values to add by key paths, for an offset of the viewer in −1…1.
  open func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? { nil }
}

open class UIInterpolatingMotionEffect: UIMotionEffect {
  public enum EffectType: Int, Sendable {
    case tiltAlongHorizontalAxis
    case tiltAlongVerticalAxis
  }

  public let keyPath: String
  public let type: EffectType
  open var minimumRelativeValue: Any?
  open var maximumRelativeValue: Any?

  /// An example of a key path is "center.x".
  public init(keyPath: String, type: EffectType) {
    (self.keyPath, self.type) = (keyPath, type)
    super.init()
  }

  /// Interpolates only between numbers.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    guard let least = Self.number(minimumRelativeValue), let most = Self.number(maximumRelativeValue) else { return nil }
    let offset = type == .tiltAlongHorizontalAxis ? viewerOffset.horizontal : viewerOffset.vertical
    return [keyPath: least + (most - least) * (offset.clamped(to: -1...1) + 1) / 2]
  }

  private static func number(_ value: Any?) -> CGFloat? {
    switch value {
    case let number as CGFloat: number
    case let number as Double: CGFloat(number)
    case let number as Int: CGFloat(number)
    case let number as NSNumber: CGFloat(number.doubleValue)
    default: nil
    }
  }
}

/// Several motion effects together. Values for the same key path add up if they are numbers; otherwise the last one counts.
open class UIMotionEffectGroup: UIMotionEffect {
  open var motionEffects: [UIMotionEffect]?

  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    guard var result = values.first else { return nil }
    for value in values.dropFirst() {
      result.merge(value) { one, other in
        guard let one = one as? CGFloat, let other = other as? CGFloat else { return other }
        return one + other
      }
    }
    return result
  }
}

extension UIView {
  private static let storedMotionEffects = AssociatedValue<[UIMotionEffect]>()

  public var motionEffects: [UIMotionEffect] {
    get { Self.storedMotionEffects[self] ?? [] }
    set { Self.storedMotionEffects[self] = newValue }
  }

  public func addMotionEffect(_ effect: UIMotionEffect) { motionEffects.append(effect) }

  public func removeMotionEffect(_ effect: UIMotionEffect) { motionEffects.removeAll { $0 === effect } }
}
