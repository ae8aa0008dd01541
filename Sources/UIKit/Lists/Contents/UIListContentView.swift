import Foundation

@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  /// The configuration must be a `UIListContentConfiguration`. Others are ignored.
  open var configuration: any UIContentConfiguration {
    get { list }
    set {
      guard let new = newValue as? UIListContentConfiguration, new != list else { return }
      list = new
      showConfiguration()
    }
  }

  private var list: UIListContentConfiguration
  private let textLabel = UILabel()
  private let secondaryLabel = UILabel()
  private var picture: UIImageView?

  public init(configuration: UIListContentConfiguration) {
    list = configuration
    super.init(frame: .zero)
    addSubview(textLabel)
    showConfiguration()
  }

  /// Creates an empty view. Archives are not supported.
  public required init?(coder: NSCoder) {
    list = .cell()
    super.init(coder: coder)
    addSubview(textLabel)
    showConfiguration()
  }

  private func showConfiguration() {
    alpha = list.alpha
    list.textProperties.show(list.text, list.attributedText, in: textLabel)
    if hasSecondaryText || secondaryLabel.superview != nil {
      if secondaryLabel.superview == nil { addSubview(secondaryLabel) }
      list.secondaryTextProperties.show(list.secondaryText, list.secondaryAttributedText, in: secondaryLabel)
    }
    if list.image != nil || picture != nil { showImage() }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  private func showImage() {
    let view = picture ?? UIImageView()
    if picture == nil { addSubview(view) }
    picture = view
    view.image = list.image
    view.tintColor = list.imageProperties.tintColor
    view.layer.cornerRadius = list.imageProperties.cornerRadius
    view.clipsToBounds = list.imageProperties.cornerRadius > 0
  }

  private var hasText: Bool { list.text != nil || list.attributedText != nil }
  private var hasSecondaryText: Bool { list.secondaryText != nil || list.secondaryAttributedText != nil }

  // MARK: Layout

  private struct Places {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  /// Returns the frames of the parts for a width. Without a height, the parts have the height that they need.
  private func places(width: CGFloat, height: CGFloat?) -> Places {
    var places = Places()
    let margins = list.directionalLayoutMargins
    let image = imageSizes
    var left = margins.leading
    if image.area.width > 0 {
      places.image = CGRect(
        x: left + (image.area.width - image.shown.width) / 2, y: 0, width: image.shown.width, height: image.shown.height)
      left += image.area.width + list.imageToTextPadding
    }
    let room = max(0, width - left - margins.trailing)
    let tall = CGFloat.greatestFiniteMagnitude
    var text = hasText ? textLabel.sizeThatFits(CGSize(width: room, height: tall)) : .zero
    var secondary = hasSecondaryText ? secondaryLabel.sizeThatFits(CGSize(width: room, height: tall)) : .zero
    (text.width, secondary.width) = (min(text.width, room), min(secondary.width, room))
    let isBeside =
      list.prefersSideBySideTextAndSecondaryText && hasText && hasSecondaryText
      && text.width + list.textToSecondaryTextHorizontalPadding + secondary.width <= room
    let gap = hasText && hasSecondaryText && !isBeside ? list.textToSecondaryTextVerticalPadding : 0
    let textHeight = isBeside ? max(text.height, secondary.height) : text.height + gap + secondary.height
    let content = max(textHeight, image.area.height)
    places.height = content + margins.top + margins.bottom
    let middle = margins.top + max((height ?? places.height) - margins.top - margins.bottom, 0) / 2
    let top = (middle - textHeight / 2).rounded()
    places.image.origin.y = (middle - image.shown.height / 2).rounded()
    if isBeside {
      let rest = room - secondary.width - list.textToSecondaryTextHorizontalPadding
      places.text = CGRect(x: left, y: top, width: textLabel.width(inRow: rest), height: textHeight)
      places.secondary = CGRect(x: left + room - secondary.width, y: top, width: secondary.width, height: textHeight)
    } else {
      places.text = CGRect(x: left, y: top, width: textLabel.width(inRow: room), height: text.height)
      places.secondary = CGRect(
        x: left, y: top + text.height + gap, width: secondaryLabel.width(inRow: room), height: secondary.height)
    }
    return places
  }

  private static let symbolWidth: CGFloat = 28

  /// The distance from the leading edge to the texts, where separators begin, in points.
  var textStart: CGFloat {
    let width = imageSizes.area.width
    return list.directionalLayoutMargins.leading + (width > 0 ? width + list.imageToTextPadding : 0)
  }

  private var imageSizes: (shown: CGSize, area: CGSize) {
    guard let image = list.image else { return (.zero, .zero) }
    let limit = list.imageProperties.maximumSize
    var scale: CGFloat = 1
    if limit.width > 0, image.size.width > limit.width { scale = min(scale, limit.width / image.size.width) }
    if limit.height > 0, image.size.height > limit.height { scale = min(scale, limit.height / image.size.height) }
    let shown = CGSize(width: image.size.width * scale, height: image.size.height * scale)
    let standard = UIListContentConfiguration.ImageProperties.standardDimension
    func extent(_ reserved: CGFloat, _ own: CGFloat) -> CGFloat {
      reserved == standard ? max(own, Self.symbolWidth) : reserved > 0 ? reserved : own
    }
    var reserved = list.imageProperties.reservedLayoutSize
    // Texts next to symbols of different widths are aligned.
    if reserved.width == 0, image.isSymbolImage { reserved.width = standard }
    return (shown, CGSize(width: extent(reserved.width, shown.width), height: extent(reserved.height, shown.height)))
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let places = places(width: bounds.width, height: bounds.height)
    textLabel.frame = places.text
    secondaryLabel.frame = places.secondary
    picture?.frame = places.image
    mirror([textLabel, secondaryLabel, picture])
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: places(width: size.width, height: nil).height.rounded(.up))
  }

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize { sizeThatFits(targetSize) }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: bounds.width > 0 ? sizeThatFits(bounds.size).height : Self.noIntrinsicMetric)
  }
}
