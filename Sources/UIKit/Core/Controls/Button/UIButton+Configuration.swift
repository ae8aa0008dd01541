import Foundation

extension UIButton {
  /// The appearance of a button, as on iOS 15: a style and its modifications.
  public struct Configuration: Hashable {
    enum Style: Hashable {
      case plain, gray, tinted, filled
      /// Glass of a style, in the tint color if it is prominent.
      case glass(UIGlassEffect.Style, isProminent: Bool)

      /// A Boolean value that indicates whether the button has no background of its own that fades while pressed.
      var isBare: Bool {
        switch self {
        case .plain, .glass: true
        case .gray, .tinted, .filled: false
        }
      }

      /// A Boolean value that indicates whether the title is white and semibold.
      var isProminent: Bool {
        switch self {
        case .filled, .glass(_, isProminent: true): true
        case .plain, .gray, .tinted, .glass: false
        }
      }
    }

    /// The size of a button's font and padding.
    public enum Size: Sendable {
      /// The sizes, of which `mini` is for dense panels and the others are those of iOS.
      case mini, small, medium, large
    }

    /// The shape of a button's corners.
    public enum CornerStyle: Sendable {
      /// The radius in `background.cornerRadius`.
      case fixed
      /// The default radius of the button's size.
      case dynamic
      /// A radius of 4, 8 or 12 points.
      case small, medium, large
      /// The largest radius that the height allows.
      case capsule
    }

    /// The symbol that indicates that the button opens a menu.
    public enum Indicator: Sendable {
      /// Arrows if the button shows the selection in its menu, otherwise none.
      case automatic
      /// No symbol.
      case none
      /// Two small arrows, up and down.
      case popup
    }

    /// The alignment of the title with the subtitle.
    public enum TitleAlignment: Sendable {
      /// Centered if the image is above or below, otherwise leading.
      case automatic
      case leading
      /// In the middle.
      case center
      case trailing
    }

    let style: Style
    public var title: String?
    /// A second line in a smaller font below the title, or nil for none.
    public var subtitle: String?
    /// The space between the title and the subtitle, in points.
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var image: UIImage?
    /// The edge of the title beside which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// The configuration for an image of a symbol, as far as it specifies none, or nil.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// A Boolean value that indicates whether an activity indicator takes the place of the image.
    public var showsActivityIndicator = false
    /// The space between the image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space around the content, in points.
    ///
    /// By default that of the button's size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? metrics.insets }
      set { ownContentInsets = newValue }
    }
    /// The color of the title and image, or nil for that of the style.
    public var baseForegroundColor: UIColor?
    /// The color from which the background is derived, or nil for the tint color.
    public var baseBackgroundColor: UIColor?
    /// The size of the font and padding.
    public var buttonSize = Size.medium
    /// The symbol that indicates that the button opens a menu.
    public var indicator = Indicator.automatic
    public var cornerStyle = CornerStyle.dynamic
    public var background = UIBackgroundConfiguration(cornerRadius: 6)

    private var ownContentInsets: NSDirectionalEdgeInsets?

    init(style: Style) { self.style = style }

    private init(glass: UIGlassEffect.Style, isProminent: Bool) {
      style = .glass(glass, isProminent: isProminent)
      cornerStyle = .capsule
    }

    /// Returns a configuration without a background, whose title has the tint color.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// Returns a configuration with a pale background in the tint color.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// Returns a configuration with a white title on the tint color.
    public static func filled() -> Configuration { Configuration(style: .filled) }
    /// Returns a configuration without a border: the plain one.
    public static func borderless() -> Configuration { plain() }
    /// Returns a configuration with a border, which on iOS is the gray one.
    public static func bordered() -> Configuration { gray() }
    /// Returns a configuration with a border in the tint color, which on iOS is the tinted one.
    public static func borderedTinted() -> Configuration { tinted() }
    /// Returns a configuration for the most important action, which on iOS is the filled one.
    public static func borderedProminent() -> Configuration { filled() }

    /// Returns a configuration with a background of glass, as on iOS 26.
    public static func glass() -> Configuration { Configuration(glass: .regular, isProminent: false) }
    /// Returns a configuration with a background of glass in the tint color, as on iOS 26.
    public static func prominentGlass() -> Configuration { Configuration(glass: .regular, isProminent: true) }
    /// Returns a configuration with a background of clear glass, as on iOS 26.
    public static func clearGlass() -> Configuration { Configuration(glass: .clear, isProminent: false) }
    /// Returns a configuration with a background of clear glass in the tint color, as on iOS 26.
    public static func prominentClearGlass() -> Configuration { Configuration(glass: .clear, isProminent: true) }

    /// A Boolean value that indicates whether the image is above or below the title.
    var isStacked: Bool { imagePlacement == .top || imagePlacement == .bottom }

    var subtitleFont: UIFont { .systemFont(ofSize: metrics.fontSize - 3) }

    var titleFont: UIFont { .systemFont(ofSize: metrics.fontSize, weight: style.isProminent ? .semibold : .medium) }

    func cornerRadius(for size: CGSize) -> CGFloat {
      let radius: CGFloat =
        switch cornerStyle {
        case .fixed: background.cornerRadius
        case .dynamic: metrics.cornerRadius
        case .small: 4
        case .medium: 8
        case .large: 12
        case .capsule: .infinity
        }
      return min(radius, min(size.width, size.height) / 2)
    }

    private struct Metrics {
      var fontSize: CGFloat
      var insets: NSDirectionalEdgeInsets
      var cornerRadius: CGFloat
    }

    /// The font size and padding of each size: those of iOS for touch, and `mini` for dense panels.
    private var metrics: Metrics {
      func metrics(_ fontSize: CGFloat, _ vertical: CGFloat, _ horizontal: CGFloat, _ radius: CGFloat) -> Metrics {
        let insets = NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
        return Metrics(fontSize: fontSize, insets: insets, cornerRadius: radius)
      }
      return switch buttonSize {
      case .mini: metrics(13, 4, 8, 6)
      case .small: metrics(15, 5, 10, 6)
      case .medium: metrics(15, 7, 12, 8)
      case .large: metrics(17, 15, 20, 12)
      }
    }
  }
}
