import Foundation

// The layout of a cell's parts.
extension UITableViewCell {
  /// The corner radius of cards, in points.
  private static var cardRadius: CGFloat { 10 }
  /// The minimum height of a cell with a content configuration, in points, as on iOS.
  static var leastHeight: CGFloat { 44 }
  /// The space next to and between the parts of a cell, in points.
  private static var margin: CGFloat { 16 }

  func showSeparator(_ color: UIColor?, effect: UIVisualEffect?, inset: UIEdgeInsets) {
    separator.backgroundColor = effect == nil ? color : nil
    separator.isHidden = color == nil
    showSeparatorEffect(effect)
    guard inset != separatorInset else { return }
    separatorInset = inset
    setNeedsLayout()
  }

  private func showSeparatorEffect(_ effect: UIVisualEffect?) {
    let old = separator.subviews.first as? UIVisualEffectView
    guard old?.effect !== effect else { return }
    let view = old ?? UIVisualEffectView(frame: separator.bounds)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.effect = effect
    view.contentView.backgroundColor = effect is UIVibrancyEffect ? .label : nil
    if old == nil { separator.addSubview(view) }
  }

  /// Rounds the corners of a cell that is at the top or bottom of a card.
  func roundCorners(top: Bool, bottom: Bool) {
    var corners: CACornerMask = []
    if top { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if bottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : Self.cardRadius
    layer.maskedCorners = corners
    clipsToBounds = true
  }

  func placeParts() {
    let line = 1 / max(traitCollection.displayScale, 1)
    selectionView.frame = bounds
    backgroundView?.frame = bounds
    let indentation = editing.indentation
    layoutAccessory()
    contentView.frame = CGRect(x: indentation, y: 0, width: max(0, contentEdge - indentation), height: bounds.height)
    editing.placeControls(in: bounds)
    labels.place(in: contentView.bounds.insetBy(dx: Self.margin, dy: 0), style: style, gap: Self.margin)
    let left = separatorStart + indentation
    separator.frame = CGRect(x: left, y: bounds.height - line, width: bounds.width - left - separatorInset.right, height: line)
    let isTurned = isRightToLeft && accessoryMark.type != .checkmark
    accessoryMark.transform = isTurned ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    mirror([separator, contentView, shownAccessoryView ?? accessoryMark, detailButton].compactMap { $0 } + editing.controls)
    if isRightToLeft { labels.mirror(inWidth: contentView.bounds.width) }
  }

  /// The distance of the separator from the content's leading edge, in points. By default the separator starts where the text does.
  private var separatorStart: CGFloat {
    guard separatorInset.left == Self.margin else { return separatorInset.left }
    if let start = storedContents?.textStart { return start }
    return labels.picture?.image == nil ? Self.margin : labels.text?.frame.minX ?? Self.margin
  }

  private var shownAccessoryView: UIView? { isEditing ? editing.accessoryView : accessoryView }

  private var shownAccessoryType: AccessoryType { isEditing ? editing.accessoryType : accessoryType }

  /// The accessory's frame in a left-to-right layout, or nil if there is no accessory.
  private var accessoryFrame: CGRect? {
    guard shownAccessoryView != nil || shownAccessoryType != .none else { return nil }
    let size = shownAccessoryView?.bounds.size ?? Self.size(of: shownAccessoryType)
    let edge = bounds.width - editing.trailingWidth - (editing.trailingWidth > 0 ? 0 : Self.margin)
    return CGRect(x: edge - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The right edge of the content in a left-to-right layout.
  var contentEdge: CGFloat { accessoryFrame?.minX ?? bounds.width - editing.trailingWidth }

  private func layoutAccessory() {
    let type = shownAccessoryView == nil ? shownAccessoryType : .none
    accessoryMark.alpha = type.hasMark ? 1 : 0
    if type.hasMark { accessoryMark.type = type }
    if type.hasButton, detailButton == nil { detailButton = makeDetailButton() }
    detailButton?.isHidden = !type.hasButton
    guard let frame = accessoryFrame else { return }
    shownAccessoryView?.frame = frame
    guard shownAccessoryView == nil else { return }
    let (mark, button) = (AccessoryMark.size, Self.detailButtonSide)
    accessoryMark.frame = CGRect(x: frame.maxX - mark.width, y: frame.midY - mark.height / 2, width: mark.width, height: mark.height)
    detailButton?.frame = CGRect(x: frame.minX, y: frame.midY - button / 2, width: button, height: button)
  }
}
