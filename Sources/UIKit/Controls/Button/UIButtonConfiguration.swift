import Foundation

extension UIButton {
  /// What a button looks like, in the manner of iOS 15: a style, and what departs from it.
  public struct Configuration: Hashable {
    enum Style: Hashable {
      case plain, gray, tinted, filled
    }

    /// How large the button's type and padding are.
    public enum Size: Sendable {
      case mini, small, medium, large
    }

    public enum CornerStyle: Sendable {
      /// As `background.cornerRadius` says.
      case fixed
      /// The size's own radius.
      case dynamic
      case small, medium, large
      /// As round as the height allows.
      case capsule
    }

    /// What tells that the button opens a menu.
    public enum Indicator: Sendable {
      /// Arrows where the button shows what is selected in its menu.
      case automatic
      case none
      /// Two small arrows, up and down.
      case popup
    }

    let style: Style
    public var title: String?
    public var image: UIImage?
    /// Between image and title, in points.
    public var imagePadding: CGFloat = 0
    /// The space around the content, in points; the size's own unless set.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownContentInsets ?? metrics.insets }
      set { ownContentInsets = newValue }
    }
    /// The colour of title and image; the style's own unless set.
    public var baseForegroundColor: UIColor?
    /// The colour that the background derives from; the tint unless set.
    public var baseBackgroundColor: UIColor?
    public var buttonSize = Size.medium
    public var indicator = Indicator.automatic
    public var cornerStyle = CornerStyle.dynamic
    public var background = Background()

    private var ownContentInsets: NSDirectionalEdgeInsets?

    public struct Background: Hashable, Sendable {
      /// In points; counts where `cornerStyle` is `.fixed`.
      public var cornerRadius: CGFloat = 6
    }

    init(style: Style) { self.style = style }

    /// Nothing behind the title, which has the tint colour.
    public static func plain() -> Configuration { Configuration(style: .plain) }
    /// On a grey ground.
    public static func gray() -> Configuration { Configuration(style: .gray) }
    /// On a pale ground of the tint colour.
    public static func tinted() -> Configuration { Configuration(style: .tinted) }
    /// White on the tint colour.
    public static func filled() -> Configuration { Configuration(style: .filled) }

    var titleFont: UIFont { .systemFont(ofSize: metrics.fontSize, weight: style == .filled ? .semibold : .medium) }

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

    /// Type and padding of each size; iOS's for touch, `mini` for dense panels.
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
