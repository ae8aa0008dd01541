import Foundation

final class CellAccessoryView: InternalView {
  let accessory: UICellAccessory
  /// Called when a person clicks the chevron of an outline.
  var onDisclose: (() -> Void)?

  private let shown: UIView
  private let width: CGFloat

  /// The reserved width for the standard dimension, in points.
  private static let standardWidth: CGFloat = 28

  init(_ accessory: UICellAccessory) {
    self.accessory = accessory
    var reserved = UICellAccessory.LayoutDimension.actual
    switch accessory.content {
    case .disclosure(let options):
      shown = Self.mark(.disclosureIndicator, options.tintColor)
      reserved = options.reservedLayoutWidth
    case .checkmark(let options):
      shown = Self.mark(.checkmark, options.tintColor)
      reserved = options.reservedLayoutWidth
    case .outline(let options, _): shown = Self.mark(.disclosureIndicator, options.tintColor ?? .tintColor)
    case .label(let text, let options):
      let label = UILabel()
      (label.text, label.font, label.textColor) = (text, options.font, options.tintColor ?? .secondaryLabel)
      label.sizeToFit()
      shown = label
    case .view(let configuration):
      shown = configuration.customView
      if let tint = configuration.tintColor { shown.tintColor = tint }
      if shown.bounds.isEmpty { shown.sizeToFit() }
      reserved = configuration.reservedLayoutWidth
    }
    width =
      switch reserved {
      case .actual: shown.bounds.width
      case .standard: Self.standardWidth
      case .custom(let points): points
      }
    super.init(frame: .zero)
    addSubview(shown)
    guard case .outline = accessory.content else { return }
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: CellAccessoryView.disclose))
  }

  private static func mark(_ type: UITableViewCell.AccessoryType, _ color: UIColor?) -> UIView {
    let mark = AccessoryMark(frame: CGRect(origin: .zero, size: AccessoryMark.size))
    mark.color = color
    mark.type = type
    return mark
  }

  private func disclose() { onDisclose?() }

  override var intrinsicContentSize: CGSize { CGSize(width: width, height: shown.bounds.height) }

  private var isMirrored: Bool { superview?.isRightToLeft ?? isRightToLeft }

  /// Turns the chevron down if the children are shown, and hides it if there are none.
  func showExpansion(_ isExpanded: Bool?) {
    guard case .outline = accessory.content else { return }
    let rest = isMirrored ? CGFloat.pi : 0
    shown.transform = CGAffineTransform(rotationAngle: isExpanded == true ? .pi / 2 : rest)
    isHidden = isExpanded == nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shown.center = bounds.middle
    if case .disclosure = accessory.content { shown.transform = isMirrored ? CGAffineTransform(scaleX: -1, y: 1) : .identity }
  }

  // Enlarged for fingers, because a chevron is small.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    guard case .outline = accessory.content else { return super.point(inside: point, with: event) }
    return bounds.insetBy(dx: -16, dy: -16).contains(point)
  }
}
