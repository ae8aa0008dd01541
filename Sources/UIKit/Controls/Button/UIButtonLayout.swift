import Foundation

extension UIButton {
  /// The insets of the content, by configuration or edge insets, in points.
  private var padding: UIEdgeInsets {
    guard let insets = configuration?.contentInsets else { return contentEdgeInsets }
    return UIEdgeInsets(top: insets.top, left: insets.leading, bottom: insets.bottom, right: insets.trailing)
  }

  private var gap: CGFloat { label.isHidden || picture.isHidden ? 0 : configuration?.imagePadding ?? 0 }

  /// The room that the arrows of a pop-up button take at the end, in points.
  private var arrowsWidth: CGFloat { popUpArrows.isHidden ? 0 : Self.arrowsGap + popUpArrows.intrinsicContentSize.width }

  private static var arrowsGap: CGFloat { 8 }

  private func contentSize(fitting width: CGFloat) -> (image: CGSize, title: CGSize) {
    let image = picture.isHidden ? .zero : picture.image?.size ?? .zero
    let room = max(0, width - padding.left - padding.right - image.width - gap - arrowsWidth)
    var title =
      label.isHidden ? .zero : label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude))
    title.width = min(title.width, room)
    return (image, title)
  }

  /// The size of title, image and padding, in points.
  var naturalSize: CGSize {
    let content = contentSize(fitting: .greatestFiniteMagnitude)
    return CGSize(
      width: (content.image.width + gap + content.title.width + arrowsWidth + padding.left + padding.right).rounded(.up),
      height: (max(content.image.height, content.title.height) + padding.top + padding.bottom).rounded(.up))
  }

  /// Places image and title side by side in the padded bounds.
  func layOutContent() {
    plate.frame = bounds
    if let configuration { plate.layer.cornerRadius = configuration.cornerRadius(for: bounds.size) }
    let area = bounds.inset(by: padding)
    let content = contentSize(fitting: bounds.width)
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
    picture.frame = CGRect(origin: CGPoint(x: x, y: y(content.image.height)), size: content.image)
      .offsetBy(dx: imageEdgeInsets.left - imageEdgeInsets.right, dy: imageEdgeInsets.top - imageEdgeInsets.bottom)
    label.frame = CGRect(
      x: x + content.image.width + gap, y: y(content.title.height), width: content.title.width, height: content.title.height
    ).offsetBy(dx: titleEdgeInsets.left - titleEdgeInsets.right, dy: titleEdgeInsets.top - titleEdgeInsets.bottom)
  }
}
