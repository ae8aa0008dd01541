import Foundation

/// The style of a bar.
public enum UIBarStyle: Int, Sendable {
  /// Dark on light, or light on dark in the dark interface style.
  case `default` = 0
  case black = 1
}

/// The size of a bar to which a picture applies.
public enum UIBarMetrics: Int, Sendable {
  /// Every size.
  case `default` = 0
  /// The lower bars of phones on their side.
  case compact = 1
}

/// The place of a bar on the screen.
public enum UIBarPosition: Int, Sendable {
  /// Any place.
  case any = 0
  case bottom = 1
  case top = 2
  /// At the top, below the status bar, behind which its background reaches.
  case topAttached = 3
}

/// The looks of a bar as they were set before there were appearances.
struct ClassicBarLooks {
  var style = UIBarStyle.default
  var tint: UIColor?
  var isTranslucent = true
  var pictures: [UIBarMetrics: UIImage] = [:]
  var shadow: UIImage?

  /// Changes an appearance to these looks. An empty picture makes the bar transparent, and an empty shadow removes the hairline.
  @MainActor
  func apply(to appearance: UIBarAppearance, for metrics: UIBarMetrics = .default) {
    appearance.configureWithDefaultBackground()
    if style == .black { appearance.backgroundColor = .black }
    if let tint { appearance.backgroundColor = isTranslucent ? tint.withAlphaComponent(0.85) : tint }
    if !isTranslucent {
      appearance.backgroundEffect = nil
      if appearance.backgroundColor == nil { appearance.backgroundColor = .systemBackground }
    }
    if let picture = pictures[metrics] ?? pictures[.default] {
      let shadow = appearance.shadowColor
      appearance.configureWithTransparentBackground()
      if picture.size != .zero { (appearance.backgroundImage, appearance.shadowColor) = (picture, shadow) }
    }
    if let shadow {
      if shadow.size == .zero { appearance.shadowColor = nil } else { appearance.shadowImage = shadow }
    }
    if style == .black, let appearance = appearance as? UINavigationBarAppearance {
      let white: [NSAttributedString.Key: Any] = [.foregroundColor: UIColor.white]
      if appearance.titleTextAttributes.isEmpty { appearance.titleTextAttributes = white }
      if appearance.largeTitleTextAttributes.isEmpty { appearance.largeTitleTextAttributes = white }
    }
  }
}

// The looks of bars as they were set before there were appearances. They change `standardAppearance`, and are shown at the edge of the
// content, too.

extension UINavigationBar {
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
  ///
  /// Pages end at a bar that isn't translucent, unless their `extendedLayoutIncludesOpaqueBars` is true.
  public var isTranslucent: Bool {
    get { classicLooks.isTranslucent }
    set {
      guard newValue != isTranslucent else { return }
      classicLooks.isTranslucent = newValue
      heightMayHaveChanged()
    }
  }
  /// The image of the line below the bar. An empty one removes the line.
  public var shadowImage: UIImage? {
    get { classicLooks.shadow }
    set { classicLooks.shadow = newValue }
  }
  /// Sets the image of the bar's background. An empty one makes the bar transparent.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    classicLooks.pictures[barMetrics] = backgroundImage
  }
  /// Sets the image of the bar's background. The place of the bar makes no difference.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
    setBackgroundImage(backgroundImage, for: barMetrics)
  }
  public func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { classicLooks.pictures[barMetrics] }
}

extension UIToolbar {
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
  ///
  /// Pages end at a bar that isn't translucent, unless their `extendedLayoutIncludesOpaqueBars` is true.
  public var isTranslucent: Bool {
    get { classicLooks.isTranslucent }
    set {
      guard newValue != isTranslucent else { return }
      classicLooks.isTranslucent = newValue
      translucencyDidChange()
    }
  }
}

extension UITabBar {
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
  ///
  /// Pages end at a bar that isn't translucent, unless their `extendedLayoutIncludesOpaqueBars` is true.
  public var isTranslucent: Bool {
    get { classicLooks.isTranslucent }
    set {
      guard newValue != isTranslucent else { return }
      classicLooks.isTranslucent = newValue
      visibilityDidChange?()
    }
  }
  /// The image of the line above the bar. An empty one removes the line.
  public var shadowImage: UIImage? {
    get { classicLooks.shadow }
    set { classicLooks.shadow = newValue }
  }
  /// The image of the bar's background. An empty one makes the bar transparent.
  public var backgroundImage: UIImage? {
    get { classicLooks.pictures[.default] }
    set { classicLooks.pictures[.default] = newValue }
  }
}
