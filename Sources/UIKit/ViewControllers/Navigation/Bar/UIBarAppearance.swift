import Foundation

/// The appearance of the background of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The effect applied to the content behind the bar, or nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The color over the effect, or nil for none.
  open var backgroundColor: UIColor?
  /// The color of the hairline at the edge of the bar, or nil for none.
  open var shadowColor: UIColor?

  /// Creates an appearance with the system's default background.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// Creates a copy of another appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// Configures a bar that blurs the content behind it and has a hairline.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .barHairline
  }

  /// Configures an opaque bar with a hairline.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .barHairline
  }

  /// Configures a bar that shows the content behind it unchanged, without a hairline.
  open func configureWithTransparentBackground() {
    backgroundEffect = nil
    backgroundColor = nil
    shadowColor = nil
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    shadowColor = other.shadowColor
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, such as font and color, which replace the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    if let other = other as? UINavigationBarAppearance { titleTextAttributes = other.titleTextAttributes }
  }
}

extension UIColor {
  /// The color of the line between a bar and the content, as on iOS: black at 30 %, or white at 15 % in the dark style.
  fileprivate static let barHairline = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }
}
