import Components
import UIKit

/// The caption above a stage in a comparison: a disc in the stage's color, and its name.
final class StageCaption: KitView {
  /// The part of the width above the stages that a caption takes.
  enum Side {
    case whole
    /// The left half, if another stage's caption is at the right.
    case left
    case right
  }

  /// The name of what the stage shows, or nil for no caption.
  var text: String? {
    didSet {
      label.text = text
      isHidden = text == nil
      setNeedsLayout()
    }
  }

  var color = Theme.text { didSet { mark.backgroundColor = color } }
  var side = Side.whole { didSet { if side != oldValue { setNeedsLayout() } } }

  private let mark = UIView(disc: Theme.text, 7)
  private let label = UILabel(Theme.heading, Theme.text)

  static let height: CGFloat = 16
  private static let markWidth: CGFloat = 12
  /// The space between two captions.
  private static let gap: CGFloat = 16
  /// The minimum width of two captions next to each other.
  private static let leastWidthOfTwo: CGFloat = 240

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isHidden = true
    label.lineBreakMode = .byTruncatingTail
    for view in [mark, label] { addSubview(view) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    // Above a small stage, the captions may be wider than the stage.
    let whole = side == .whole ? bounds.width + WorkbenchLayout.margin - 4 : max(bounds.width, Self.leastWidthOfTwo)
    let room = side == .whole ? whole : (whole - Self.gap) / 2
    let width = min(label.naturalWidth.rounded(.up), max(room - Self.markWidth, 0))
    let x: CGFloat =
      switch side {
      case .whole: ((bounds.width - width - Self.markWidth) / 2).rounded()
      case .left: ((bounds.width - whole) / 2).rounded()
      case .right: ((bounds.width + whole) / 2).rounded() - width - Self.markWidth
      }
    mark.center = CGPoint(x: x + mark.bounds.width / 2, y: bounds.midY)
    label.frame = CGRect(x: x + Self.markWidth, y: 0, width: width, height: bounds.height)
  }
}
