import Foundation

/// The image and labels of a cell without a content configuration. They are created on demand.
@MainActor
struct CellLabels {
  /// The width of the first label in the style `value2`, and the space after it, in points, as on iOS.
  private static let captionWidth: CGFloat = 91
  private static let captionGap: CGFloat = 6

  private(set) var picture: UIImageView?
  private(set) var text: UILabel?
  private(set) var detail: UILabel?

  mutating func makePicture() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    picture = view
    return view
  }

  mutating func makeText(_ style: UITableViewCell.CellStyle, tint: UIColor, isRightToLeft: Bool) -> UILabel {
    let label = style == .value2 ? Self.label(.footnote, tint) : Self.label(.body, .label)
    if style == .value2 { label.textAlignment = isRightToLeft ? .left : .right }
    text = label
    return label
  }

  mutating func makeDetail(_ style: UITableViewCell.CellStyle) -> UILabel {
    let isSmall = style == .subtitle || style == .value2
    let label = Self.label(isSmall ? .footnote : .body, style == .value2 ? .label : .secondaryLabel)
    detail = label
    return label
  }

  private static func label(_ textStyle: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: textStyle)
    label.textColor = color
    return label
  }

  /// Lays out the image and labels from left to right, with a gap next to the image, in points.
  func place(in area: CGRect, style: UITableViewCell.CellStyle, gap: CGFloat) {
    var left = area.minX
    if let picture, let image = picture.image {
      let height = min(image.size.height, area.height - 8)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      picture.frame = CGRect(x: left, y: (area.height - height) / 2, width: width, height: height)
      left += width + gap
    }
    let room = CGSize(width: max(0, area.maxX - left), height: area.height)
    let textHeight = text?.sizeThatFits(room).height ?? 0
    func place(_ label: UILabel?, x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat) {
      label?.frame = CGRect(x: x, y: y, width: label?.width(inRow: width) ?? 0, height: height)
    }
    let detailSize = detail?.sizeThatFits(room) ?? .zero
    switch style {
    case .default:
      place(text, x: left, y: 0, width: room.width, height: area.height)
    case .value1:
      let width = min(detailSize.width, room.width / 2)
      detail?.frame = CGRect(x: area.maxX - width, y: 0, width: width, height: area.height)
      place(text, x: left, y: 0, width: max(0, room.width - width - gap), height: area.height)
    case .value2:
      text?.frame = CGRect(x: left, y: 0, width: min(Self.captionWidth, room.width), height: area.height)
      let start = left + Self.captionWidth + Self.captionGap
      detail?.frame = CGRect(x: start, y: 0, width: max(0, area.maxX - start), height: area.height)
    case .subtitle:
      let top = (area.height - textHeight - detailSize.height) / 2
      place(text, x: left, y: top, width: room.width, height: textHeight)
      place(detail, x: left, y: top + textHeight, width: room.width, height: detailSize.height)
    }
  }

  /// Mirrors the image and labels in content of the given width, in points.
  func mirror(inWidth width: CGFloat) {
    for case let view? in [picture, text, detail] as [UIView?] { view.center.x = width - view.center.x }
  }
}

extension UILabel {
  /// Returns the label's width in a row with the given room, in points.
  ///
  /// Text at the leading edge is no wider than necessary, so that it keeps its size while the room changes.
  func width(inRow room: CGFloat) -> CGFloat {
    guard textAlignment == .natural else { return room }
    return min(sizeThatFits(CGSize(width: room, height: CGFloat.greatestFiniteMagnitude)).width.rounded(.up), room)
  }
}
