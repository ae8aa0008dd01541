import Foundation

@preconcurrency @MainActor
open class UIBarAppearance: NSObject {
  open var backgroundEffect: UIBlurEffect?
  open var backgroundColor: UIColor?
  open var backgroundImage: UIImage?
  open var backgroundImageContentMode = UIView.ContentMode.scaleToFill
  open var shadowColor: UIColor?
  open var shadowImage: UIImage?

  public required override init() {
    super.init()
    configureWithDefaultBackground()
  }

  public convenience init(barAppearance: UIBarAppearance) {
    self.init()
    take(barAppearance)
  }

  open func configureWithDefaultBackground() {
    configure(effect: UIBlurEffect(style: .systemChromeMaterial), color: nil, shadow: .barHairline)
  }

  open func configureWithOpaqueBackground() {
    configure(effect: nil, color: .systemBackground, shadow: .barHairline)
  }

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

@preconcurrency @MainActor
open class UINavigationBarAppearance: UIBarAppearance {
  open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  open var subtitleTextAttributes: [NSAttributedString.Key: Any] = [:]
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
