import CoreGraphics
import Foundation

extension UIButton {
  /// The insets of the content from the configuration or the edge insets, in points.
  private var padding: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  private var gap: CGFloat { label.isHidden || picture.isHidden ? 0 : configuration?.imagePadding ?? 0 }

  /// The width of the arrows of a pop-up button with the space before them, in points.
  private var arrowsWidth: CGFloat { popUpArrows.isHidden ? 0 : Self.arrowsGap + popUpArrows.intrinsicContentSize.width }

  private static var arrowsGap: CGFloat { 8 }

  /// Returns the sizes of the image and title in a content rectangle of the given size. The title gets the width that the image
  /// leaves.
  ///
  /// Without a configuration, an image larger than the rectangle is reduced along each axis separately, and
  /// `imageView.contentMode` determines its appearance. A configuration keeps the size of the image.
  private func contentSize(in room: CGSize) -> (image: CGSize, title: CGSize) {
    var image = picture.isHidden ? .zero : picture.image?.size ?? .zero
    if configuration == nil {
      image.width = min(image.width, max(0, room.width - imageEdgeInsets.left - imageEdgeInsets.right))
      image.height = min(image.height, max(0, room.height - imageEdgeInsets.top - imageEdgeInsets.bottom))
    }
    var title =
      label.isHidden ? .zero : label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    title.width = min(title.width, max(0, room.width - image.width - gap - arrowsWidth))
    return (image, title)
  }

  /// The size of the title, image and padding, in points.
  var naturalSize: CGSize {
    let content = contentSize(in: CGSize(width: CGFloat.infinity, height: .infinity))
    return CGSize(
      width: (content.image.width + gap + content.title.width + arrowsWidth + padding.left + padding.right).rounded(.up),
      height: (max(content.image.height, content.title.height) + padding.top + padding.bottom).rounded(.up))
  }

  /// Lays out the image and title side by side in the padded bounds.
  func layOutContent() {
    plate.frame = bounds
    if let configuration { plate.layer.cornerRadius = configuration.cornerRadius(for: bounds.size) }
    let area = bounds.inset(by: padding)
    let content = contentSize(in: area.size)
    let width = content.image.width + gap + content.title.width + arrowsWidth
    let x: CGFloat =
      switch contentHorizontalAlignment {
      case .left, .leading, .fill: area.minX
      case .right, .trailing: area.maxX - width
      case .center: area.midX - width / 2
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
        origin: CGPoint(x: (isAtStart ? area.maxX : x + width) - size.width, y: y(size.height).rounded()), size: size)
    }
    let imageShift = shift(by: imageEdgeInsets)
    picture.frame = CGRect(origin: CGPoint(x: x, y: y(content.image.height)), size: content.image)
      .offsetBy(dx: imageShift.dx, dy: imageShift.dy)
    let titleShift = shift(by: titleEdgeInsets)
    label.frame = CGRect(
      x: x + content.image.width + gap, y: y(content.title.height), width: content.title.width, height: content.title.height
    ).offsetBy(dx: titleShift.dx, dy: titleShift.dy)
  }

  /// Returns the displacement that insets on the image or title cause: content aligned with an edge moves by the inset of that
  /// edge, centered content by the mean of both.
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
