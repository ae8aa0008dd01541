import Foundation

/// The looks of a bar's background.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// What is done to the content behind the bar; nil for nothing.
  open var backgroundEffect: UIBlurEffect?
  /// Laid over the effect.
  open var backgroundColor: UIColor?
  /// The colour of the hairline at the bar's edge; nil for none.
  open var shadowColor: UIColor?

  /// A bar with the system's default background.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  /// A copy of another appearance.
  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// Blurs what is behind the bar, with a hairline.
  open func configureWithDefaultBackground() {
    backgroundEffect = UIBlurEffect(style: .systemChromeMaterial)
    backgroundColor = nil
    shadowColor = .barHairline
  }

  /// Covers what is behind the bar, with a hairline.
  open func configureWithOpaqueBackground() {
    backgroundEffect = nil
    backgroundColor = .systemBackground
    shadowColor = .barHairline
  }

  /// Shows what is behind the bar as it is.
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

/// The looks of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// Font and colour of the title, over the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    if let other = other as? UINavigationBarAppearance { titleTextAttributes = other.titleTextAttributes }
  }
}

extension UIColor {
  /// The line between a bar and the content, as on iOS: black or white at 30 %.
  fileprivate static let barHairline = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }
}
