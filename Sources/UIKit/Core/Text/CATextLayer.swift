import Foundation

/// A layer that shows text.
///
/// On iOS it belongs to QuartzCore; here it is in this module, which lays out text. Its properties aren't animatable.
open class CATextLayer: CALayer {
  /// A `String`, or an `NSAttributedString`, whose attributes replace the layer's. Other objects show nothing.
  @Observed public var string: Any? { didSet { setNeedsDisplay() } }
  /// A `UIFont`, whose size is ignored, a `CGFont`, or the name of a font. Nil is the system font.
  @Observed public var font: Any? { didSet { setNeedsDisplay() } }
  @Observed public var fontSize: CGFloat = 36 { didSet { setNeedsDisplay() } }
  @Observed public var foregroundColor: CGColor? = UIColor.white.cgColor { didSet { setNeedsDisplay() } }
  @Observed public var isWrapped = false { didSet { setNeedsDisplay() } }
  @Observed public var truncationMode = CATextLayerTruncationMode.none { didSet { setNeedsDisplay() } }
  @Observed public var alignmentMode = CATextLayerAlignmentMode.natural { didSet { setNeedsDisplay() } }
  /// Ignored, because text is drawn without colored edges.
  public var allowsFontSubpixelQuantization = false

  public required init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    needsDisplayOnBoundsChange = true
    guard let layer = layer as? CATextLayer else { return }
    (string, font, fontSize, foregroundColor) = (layer.string, layer.font, layer.fontSize, layer.foregroundColor)
    (isWrapped, truncationMode, alignmentMode) = (layer.isWrapped, layer.truncationMode, layer.alignmentMode)
  }

  open override func draw(in ctx: CGContext) {
    guard let text = attributedText else { return }
    UIGraphicsPushContext(ctx)
    defer { UIGraphicsPopContext() }
    let endsWithEllipsis = isWrapped && truncationMode != .none
    text.draw(
      with: bounds, options: endsWithEllipsis ? [.usesLineFragmentOrigin, .truncatesLastVisibleLine] : .usesLineFragmentOrigin,
      context: nil)
  }

  private var attributedText: NSAttributedString? {
    let text: NSMutableAttributedString
    let whole: NSRange
    switch string {
    case let string as NSAttributedString:
      text = NSMutableAttributedString(attributedString: string)
      whole = NSRange(location: 0, length: text.length)
    case let string as String:
      text = NSMutableAttributedString(string: string, attributes: attributes)
      whole = NSRange(location: 0, length: text.length)
    default: return nil
    }
    let style = NSMutableParagraphStyle()
    style.alignment = alignmentMode.alignment
    style.lineBreakMode = isWrapped ? .byWordWrapping : truncationMode.lineBreakMode
    text.addAttribute(.paragraphStyle, value: style, range: whole)
    return text
  }

  private var attributes: [NSAttributedString.Key: Any] {
    let face: UIFont? =
      switch font {
      case let font as UIFont: font.withSize(fontSize)
      case let font as CGFont: UIFont(name: font.name, size: fontSize)
      case let name as String: UIFont(name: name, size: fontSize)
      default: nil
      }
    let color = foregroundColor.map { UIColor(cgColor: $0) } ?? .clear
    return [.font: face ?? UIFont.systemFont(ofSize: fontSize), .foregroundColor: color]
  }
}

public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")

  fileprivate var alignment: NSTextAlignment {
    switch self {
    case .left: .left
    case .right: .right
    case .center: .center
    case .justified: .justified
    default: .natural
    }
  }
}

public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")

  fileprivate var lineBreakMode: NSLineBreakMode {
    switch self {
    case .start: .byTruncatingHead
    case .end: .byTruncatingTail
    case .middle: .byTruncatingMiddle
    default: .byClipping
    }
  }
}
