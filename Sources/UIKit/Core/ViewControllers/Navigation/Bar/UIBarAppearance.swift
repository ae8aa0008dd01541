import Foundation

/// The appearance of the background of a bar.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  /// The effect applied to the content behind the bar, or nil for none.
  open var backgroundEffect: UIBlurEffect?
  /// The color over the effect, or nil for none.
  open var backgroundColor: UIColor?
  /// The image over the effect and the color, or nil for none.
  open var backgroundImage: UIImage?
  /// The way in which the image is fitted into the bar.
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  /// The color of the hairline at the edge of the bar, or of a template image in its place, or nil for none.
  open var shadowColor: UIColor?
  /// The image at the edge of the bar in place of the hairline, or nil for the hairline.
  open var shadowImage: UIImage?

  /// Creates an appearance with the system's default background.
  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  /// Configures a bar that blurs the content behind it and has a hairline.
  open func configureWithDefaultBackground() {
    configure(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .barHairline)
  }

  open func configureWithOpaqueBackground() {
    configure(effect: nil, color: .systemBackground, shadow: .barHairline)
  }

  /// Configures a bar that shows the content behind it unchanged, without a hairline.
  open func configureWithTransparentBackground() {
    configure(effect: nil, color: nil, shadow: nil)
  }

  private func configure(effect: UIBlurEffect?, color: UIColor?, shadow: UIColor?) {
    (backgroundEffect, backgroundColor, shadowColor) = (effect, color, shadow)
    (backgroundImage, shadowImage) = (nil, nil)
  }

  func take(_ other: UIBarAppearance) {
    backgroundEffect = other.backgroundEffect
    backgroundColor = other.backgroundColor
    shadowColor = other.shadowColor
    backgroundImage = other.backgroundImage
    backgroundImageContentMode = other.backgroundImageContentMode
    shadowImage = other.shadowImage
  }
}

/// The appearance of a navigation bar.
@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title, such as font and color, which replace the system's.
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title, which replace the system's.
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the subtitle, which replace the system's, as on iOS 26.
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of the subtitle below a large title, which replace the system's, as on iOS 26.
  open var largeSubtitleTextAttributes: [NSAttributedString.Key: Any] = [:]

  override func take(_ other: UIBarAppearance) {
    super.take(other)
    guard let other = other as? UINavigationBarAppearance else { return }
    titleTextAttributes = other.titleTextAttributes
    largeTitleTextAttributes = other.largeTitleTextAttributes
    subtitleTextAttributes = other.subtitleTextAttributes
    largeSubtitleTextAttributes = other.largeSubtitleTextAttributes
  }
}

extension UIColor {
  /// The color of the line between a bar and the content, as on iOS: black at 30 %, or white at 15 % in the dark style.
  fileprivate static let barHairline = UIColor { traits in
    UIColor(white: traits.userInterfaceStyle == .dark ? 1 : 0, alpha: traits.userInterfaceStyle == .dark ? 0.15 : 0.3)
  }
}
