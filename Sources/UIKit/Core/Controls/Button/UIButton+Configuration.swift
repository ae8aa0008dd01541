import Foundation

extension UIButton {
  public struct Configuration: Hashable {
    enum Style: Hashable {
      case plain, gray, tinted, filled
      /// Glass, which is tinted if it is prominent.
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

    public enum Size: Sendable {
      /// `mini` is for dense panels; the others are those of iOS.
      case mini, small, medium, large
    }

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

    public enum Indicator: Sendable {
      /// Arrows if the button shows the selection in its menu, otherwise none.
      case automatic
      case none
      case popup
    }

    public enum TitleAlignment: Sendable {
      /// Centered if the image is above or below, otherwise leading.
      case automatic
      case leading
      case center
      case trailing
    }

    let style: Style
    public var title: String?
    public var subtitle: String?
    public var titlePadding: CGFloat = 1
    public var titleAlignment = TitleAlignment.automatic
    public var image: UIImage?
    /// The side of the title on which the image is.
    public var imagePlacement = NSDirectionalRectEdge.leading
    /// Applies to symbol images, as far as they specify no configuration of their own.
    public var preferredSymbolConfigurationForImage: UIImage.SymbolConfiguration?
    /// If true, an activity indicator replaces the image.
    public var showsActivityIndicator = false
    public var imagePadding: CGFloat = 0
    /// In points. The default depends on the button's size.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? metrics.insets }
      set { ownContentInsets = newValue }
    }
    public var baseForegroundColor: UIColor?
    /// The color from which the background is derived, or nil for the tint color.
    public var baseBackgroundColor: UIColor?
    public var buttonSize = Size.medium
    public var indicator = Indicator.automatic
    public var cornerStyle = CornerStyle.dynamic
    public var background = UIBackgroundConfiguration(cornerRadius: 6)

    private var ownContentInsets: NSDirectionalEdgeInsets?

    init(style: Style) { self.style = style }

    private init(glass: UIGlassEffect.Style, isProminent: Bool) {
      style = .glass(glass, isProminent: isProminent)
      cornerStyle = .capsule
    }

    public static func plain() -> Configuration { Configuration(style: .plain) }
    public static func gray() -> Configuration { Configuration(style: .gray) }
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    public static func filled() -> Configuration { Configuration(style: .filled) }
    public static func borderless() -> Configuration { plain() }
    public static func bordered() -> Configuration { gray() }
    public static func borderedTinted() -> Configuration { tinted() }
    public static func borderedProminent() -> Configuration { filled() }

    // The glass configurations are those of iOS 26.
    public static func glass() -> Configuration { Configuration(glass: .regular, isProminent: false) }
    public static func prominentGlass() -> Configuration { Configuration(glass: .regular, isProminent: true) }
    public static func clearGlass() -> Configuration { Configuration(glass: .clear, isProminent: false) }
    public static func prominentClearGlass() -> Configuration { Configuration(glass: .clear, isProminent: true) }

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
