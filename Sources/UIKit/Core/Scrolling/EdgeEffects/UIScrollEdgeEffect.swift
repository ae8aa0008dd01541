import Foundation

/// The appearance of content at an edge of a scroll view where a bar covers it, as on iOS 26.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  @preconcurrency @MainActor
  public final class Style: NSObject {
    private override init() { super.init() }

    /// The background of the bar that covers the content.
    public static let automatic = Style()
    /// A light blur without a line at its edge.
    public static let soft = Style()
    /// A strong blur with a line at its edge.
    public static let hard = Style()
  }

  @Observed open var style = Style.automatic { didSet { if style !== oldValue { onChange() } } }
  @Observed open var isHidden = false { didSet { if isHidden != oldValue { onChange() } } }

  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    super.init()
  }
}

/// The values of an edge effect.
struct ScrollEdgeLook: Equatable {
  let style: UIScrollEdgeEffect.Style
  let isHidden: Bool

  /// Creates the values of an effect, or the default ones if nil.
  @MainActor init(_ effect: UIScrollEdgeEffect? = nil) {
    (style, isHidden) = (effect?.style ?? .automatic, effect?.isHidden ?? false)
  }
}

/// A light, uniform blur, as at the edges of scroll views on iOS 26.
final class ScrollEdgeBlur: UIVisualEffect {
  /// The standard deviation of the blur, in points. Measured on an iPhone 16 Pro with iOS 27 by Tembeon/morph: 1.5 to 2.
  private static let radius: CGFloat = 2
  /// The opacity, in 0…1, of the background color over the blur, which keeps text readable.
  private static let tint: CGFloat = 0.6

  override var backdrop: BackdropRecipe {
    BackdropRecipe(
      radius: Self.radius, saturation: 1, tint: UIColor { UIColor.systemBackground.resolvedColor(with: $0).withAlphaComponent(Self.tint) })
  }
}
