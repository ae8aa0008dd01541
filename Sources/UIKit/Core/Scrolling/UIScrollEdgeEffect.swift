import Foundation

/// The look of content at an edge of a scroll view where a bar covers it, as on iOS 26.
@preconcurrency @MainActor
open class UIScrollEdgeEffect: NSObject {
  /// A style of the look.
  @preconcurrency @MainActor
  public final class Style: NSObject {
    private override init() { super.init() }

    /// The background of the bar that covers the content.
    public static let automatic = Style()
    /// A light blur without a line at its edge.
    public static let soft = Style()
    /// A blur through which little shows, with a line at its edge.
    public static let hard = Style()
  }

  @Observed open var style = Style.automatic { didSet { if style !== oldValue { onChange() } } }
  /// A Boolean value that indicates whether the content is shown unchanged.
  @Observed open var isHidden = false { didSet { if isHidden != oldValue { onChange() } } }

  private let onChange: () -> Void

  init(onChange: @escaping () -> Void) {
    self.onChange = onChange
    super.init()
  }
}

/// The edge effects of a scroll view that have been asked for.
struct ScrollEdgeEffects {
  var top: UIScrollEdgeEffect?
  var left: UIScrollEdgeEffect?
  var bottom: UIScrollEdgeEffect?
  var right: UIScrollEdgeEffect?
  /// The views in front of the edges that are no bars of controllers.
  var containers: [ScrollEdgeContainer] = []
}

/// The part of an edge effect that a bar shows.
struct ScrollEdgeLook: Equatable {
  let style: UIScrollEdgeEffect.Style
  let isHidden: Bool

  /// Creates the look of an effect, or of none.
  @MainActor init(_ effect: UIScrollEdgeEffect? = nil) {
    (style, isHidden) = (effect?.style ?? .automatic, effect?.isHidden ?? false)
  }
}

extension UIScrollView {
  /// The look of the content below a navigation bar, or another view at the top edge.
  public var topEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.top) }

  /// The look of the content below a view at the left edge.
  public var leftEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.left) }

  /// The look of the content below a toolbar, a tab bar, or another view at the bottom edge.
  public var bottomEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.bottom) }

  /// The look of the content below a view at the right edge.
  public var rightEdgeEffect: UIScrollEdgeEffect { edgeEffect(\.right) }

  private func edgeEffect(_ path: WritableKeyPath<ScrollEdgeEffects, UIScrollEdgeEffect?>) -> UIScrollEdgeEffect {
    if let effect = edgeEffects[keyPath: path] { return effect }
    let effect = UIScrollEdgeEffect { [weak self] in
      self?.onContentMove?()
      self?.setNeedsLayout()
    }
    edgeEffects[keyPath: path] = effect
    return effect
  }
}

/// A light blur that is the same everywhere, as scroll views have it at their edges on iOS 26.
final class ScrollEdgeBlur: UIVisualEffect {
  /// The standard deviation of the blur, in points. Measured on an iPhone 16 Pro with iOS 27 by Tembeon/morph: 1.5 to 2.
  private static let radius: CGFloat = 2
  /// The opacity of the background's color over it, in 0…1, so that text can be read.
  private static let tint: CGFloat = 0.6

  override var backdrop: BackdropRecipe {
    BackdropRecipe(
      radius: Self.radius, saturation: 1, tint: UIColor { UIColor.systemBackground.resolvedColor(with: $0).withAlphaComponent(Self.tint) })
  }
}
