import CoreGraphics
import Foundation

extension UIButton {
  /// The insets of the content from the configuration or the edge insets, in points.
  private var padding: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  private var gap: CGFloat { label.isHidden || contentImageSize == .zero ? 0 : configuration?.imagePadding ?? 0 }

  /// The size of the image, or of the activity indicator in its place, in points.
  private var contentImageSize: CGSize {
    if let indicator = activityIndicator, !indicator.isHidden { return indicator.intrinsicContentSize }
    return picture.isHidden ? .zero : picture.image?.size ?? .zero
  }

  private var arrowsWidth: CGFloat { popUpArrows.isHidden ? 0 : Self.arrowsGap + popUpArrows.intrinsicContentSize.width }

  private static var arrowsGap: CGFloat { 8 }

  private struct Content {
    var image: CGSize
    var title: CGSize
    var subtitle: CGSize
    var text: CGSize
    /// The image and the text together, with the arrows of a pop-up button.
    var whole: CGSize
  }

  /// Returns the sizes of the content in a rectangle of the given size. The title gets the width that the image leaves.
  ///
  /// Without a configuration, an image larger than the rectangle is reduced along each axis separately, and `imageView.contentMode`
  /// determines its appearance. A configuration keeps the size of the image.
  private func content(in room: CGSize) -> Content {
    var image = contentImageSize
    if configuration == nil {
      image.width = min(image.width, max(0, room.width - imageEdgeInsets.left - imageEdgeInsets.right))
      image.height = min(image.height, max(0, room.height - imageEdgeInsets.top - imageEdgeInsets.bottom))
    }
    let isStacked = configuration?.isStacked == true
    let textWidth = max(0, room.width - arrowsWidth - (isStacked ? 0 : image.width + gap))
    func size(of label: UILabel?) -> CGSize {
      guard let label, !label.isHidden else { return .zero }
      let size = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
      return CGSize(width: min(size.width, textWidth), height: size.height)
    }
    let (title, subtitle) = (size(of: label), size(of: subtitleLabel))
    let space = title == .zero || subtitle == .zero ? 0 : configuration?.titlePadding ?? 0
    let text = CGSize(width: max(title.width, subtitle.width), height: title.height + space + subtitle.height)
    let whole =
      isStacked
      ? CGSize(width: max(image.width, text.width) + arrowsWidth, height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width + arrowsWidth, height: max(image.height, text.height))
    return Content(image: image, title: title, subtitle: subtitle, text: text, whole: whole)
  }

  /// The size of the title, image and padding, in points.
  var naturalSize: CGSize {
    let size = content(in: CGSize(width: CGFloat.infinity, height: .infinity)).whole.outset(by: padding)
    return CGSize(width: size.width.rounded(.up), height: size.height.rounded(.up))
  }

  func layOutContent() {
    plate.frame = bounds
    if let configuration {
      plate.layer.cornerRadius = configuration.cornerRadius(for: bounds.size)
      glassView?.fill(bounds, cornerRadius: plate.layer.cornerRadius)
    }
    let area = bounds.inset(by: padding)
    let content = content(in: area.size)
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: area.minX
      case .right, .trailing: area.maxX - content.whole.width
      case .center: area.midX - content.whole.width / 2
      }
    func y(_ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top, .fill: area.minY
      case .bottom: area.maxY - height
      case .center: area.midY - height / 2
      }
    }
    if !popUpArrows.isHidden {
      let size = popUpArrows.intrinsicContentSize
      let isAtStart = [.left, .leading, .fill].contains(contentHorizontalAlignment)
      popUpArrows.frame = CGRect(
        origin: CGPoint(x: (isAtStart ? area.maxX : x + content.whole.width) - size.width, y: y(size.height).rounded()), size: size)
    }
    var image = CGPoint(x: x, y: y(content.image.height))
    var text = CGPoint(x: x + content.image.width + gap, y: y(content.text.height))
    switch configuration?.imagePlacement ?? .leading {
    case .trailing:
      image.x = x + content.text.width + gap
      text.x = x
    case .top, .bottom:
      let (width, top) = (content.whole.width - arrowsWidth, y(content.whole.height))
      let isAbove = configuration?.imagePlacement == .top
      image = CGPoint(x: x + (width - content.image.width) / 2, y: isAbove ? top : top + content.text.height + gap)
      text = CGPoint(x: x + (width - content.text.width) / 2, y: isAbove ? top + content.image.height + gap : top)
    default: break
    }
    let imageShift = shift(by: imageEdgeInsets)
    picture.frame = CGRect(origin: image, size: content.image).offsetBy(dx: imageShift.dx, dy: imageShift.dy)
    activityIndicator?.center = picture.frame.middle
    let titleShift = shift(by: titleEdgeInsets)
    func place(_ label: UILabel?, _ size: CGSize, _ top: CGFloat) {
      let free = content.text.width - size.width
      let inset: CGFloat =
        switch configuration?.titleAlignment ?? .automatic {
        case .automatic: configuration?.isStacked == true ? free / 2 : 0
        case .leading: 0
        case .center: free / 2
        case .trailing: free
        }
      label?.frame = CGRect(x: text.x + inset, y: top, width: size.width, height: size.height)
        .offsetBy(dx: titleShift.dx, dy: titleShift.dy)
    }
    place(label, content.title, text.y)
    place(subtitleLabel, content.subtitle, text.y + content.text.height - content.subtitle.height)
  }

  /// Returns the displacement that insets on the image or title cause: content aligned with an edge moves by the inset of that edge,
  /// centered content by the mean of both.
  private func shift(by insets: UIEdgeInsets) -> CGVector {
    let dx: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: insets.left
      case .right, .trailing: -insets.right
      case .center: (insets.left - insets.right) / 2
      }
    let dy: CGFloat =
      switch contentVerticalAlignment {
      case .top, .fill: insets.top
      case .bottom: -insets.bottom
      case .center: (insets.top - insets.bottom) / 2
      }
    return CGVector(dx: dx, dy: dy)
  }
}
