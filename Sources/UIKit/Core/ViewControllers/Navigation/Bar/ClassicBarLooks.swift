import Foundation

public enum UIBarStyle: Int, Sendable {
  case `default` = 0
  case black = 1
}

public enum UIBarMetrics: Int, Sendable {
  case `default` = 0
  case compact = 1
}

public enum UIBarPosition: Int, Sendable {
  case any = 0
  case bottom = 1
  case top = 2
  case topAttached = 3
}

/// The appearance of a bar as it was set before `UIBarAppearance`.
struct ClassicBarLooks {
  var style = UIBarStyle.default
  var tint: UIColor?
  var isTranslucent = true
  var pictures: [UIBarMetrics: UIImage] = [:]
  var shadow: UIImage?

  /// Applies these values to an appearance. An empty picture makes the bar transparent, and an empty shadow removes the hairline.
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

// The properties from before `UIBarAppearance`. They change `standardAppearance`, and also apply at the edge of the content.

extension UINavigationBar {
  public var barStyle: UIBarStyle {
    get { classicLooks.style }
    set { classicLooks.style = newValue }
  }
  public var barTintColor: UIColor? {
    get { classicLooks.tint }
    set { classicLooks.tint = newValue }
  }
  /// Pages end at a bar that isn't translucent, unless their `extendedLayoutIncludesOpaqueBars` is true.
  public var isTranslucent: Bool {
    get { classicLooks.isTranslucent }
    set {
      guard newValue != isTranslucent else { return }
      classicLooks.isTranslucent = newValue
      heightMayHaveChanged()
    }
  }
  /// An empty image removes the line below the bar.
  public var shadowImage: UIImage? {
    get { classicLooks.shadow }
    set { classicLooks.shadow = newValue }
  }
  /// An empty image makes the bar transparent.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    classicLooks.pictures[barMetrics] = backgroundImage
  }
  /// The position is ignored.
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
  public var barTintColor: UIColor? {
    get { classicLooks.tint }
    set { classicLooks.tint = newValue }
  }
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
  public var barTintColor: UIColor? {
    get { classicLooks.tint }
    set { classicLooks.tint = newValue }
  }
  /// Pages end at a bar that isn't translucent, unless their `extendedLayoutIncludesOpaqueBars` is true.
  public var isTranslucent: Bool {
    get { classicLooks.isTranslucent }
    set {
      guard newValue != isTranslucent else { return }
      classicLooks.isTranslucent = newValue
      visibilityDidChange?()
    }
  }
  /// An empty image removes the line above the bar.
  public var shadowImage: UIImage? {
    get { classicLooks.shadow }
    set { classicLooks.shadow = newValue }
  }
  /// An empty image makes the bar transparent.
  public var backgroundImage: UIImage? {
    get { classicLooks.pictures[.default] }
    set { classicLooks.pictures[.default] = newValue }
  }
}
