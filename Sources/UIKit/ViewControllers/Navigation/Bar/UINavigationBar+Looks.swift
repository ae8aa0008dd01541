import Foundation

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light, or light on dark in the dark interface style.
  case `default` = 0
  /// Light on black.
  case black = 1
}

/// The size of a bar to which a picture applies.
public enum UIBarMetrics: Int, Sendable {
  /// Every size.
  case `default` = 0
  /// The lower bars of phones on their side.
  case compact = 1
}

/// The looks of a bar as they were set before there were appearances.
struct ClassicBarLooks {
  var style = UIBarStyle.default
  var tint: UIColor?
  var isTranslucent = true
  var picture: UIImage?
  var shadow: UIImage?

  /// Changes an appearance to these looks. An empty picture makes the bar transparent, and an empty shadow removes the hairline; other
  /// pictures aren't drawn.
  @MainActor
  func apply(to appearance: UIBarAppearance) {
    appearance.configureWithDefaultBackground()
    if style == .black { appearance.backgroundColor = .black }
    if let tint { appearance.backgroundColor = isTranslucent ? tint.withAlphaComponent(0.85) : tint }
    if !isTranslucent {
      appearance.backgroundEffect = nil
      if appearance.backgroundColor == nil { appearance.backgroundColor = .systemBackground }
    }
    if let picture, picture.size == .zero { appearance.configureWithTransparentBackground() }
    if let shadow, shadow.size == .zero { appearance.shadowColor = nil }
    if style == .black, let appearance = appearance as? UINavigationBarAppearance, appearance.titleTextAttributes.isEmpty {
      appearance.titleTextAttributes = [.foregroundColor: UIColor.white]
    }
  }
}

// The looks of a bar as they were set before there were appearances. They change `standardAppearance`, and are shown at the top edge, too.
extension UINavigationBar {
  /// The style of the bar.
  public var barStyle: UIBarStyle {
    get { classicLooks.style }
    set { classicLooks.style = newValue }
  }
  /// The color of the bar's background, or nil for the system's.
  public var barTintColor: UIColor? {
    get { classicLooks.tint }
    set { classicLooks.tint = newValue }
  }
  /// A Boolean value that indicates whether the content shows through the bar.
  public var isTranslucent: Bool {
    get { classicLooks.isTranslucent }
    set { classicLooks.isTranslucent = newValue }
  }
  /// The picture of the line below the bar, of which only an empty one has an effect: no line.
  public var shadowImage: UIImage? {
    get { classicLooks.shadow }
    set { classicLooks.shadow = newValue }
  }
  /// Sets the picture of the bar's background, of which only an empty one has an effect: a transparent bar.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) { classicLooks.picture = backgroundImage }
  /// Returns the picture of the bar's background.
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { classicLooks.picture }
}
