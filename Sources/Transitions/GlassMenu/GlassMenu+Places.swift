import UIKit

// The position and appearance of the pieces.
extension GlassMenu {
  private static let margin: CGFloat = 12

  private var panelFrame: CGRect {
    let area = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let isBelow = buttonFrame.midY <= bounds.midY
    let room = isBelow ? area.maxY - buttonFrame.maxY - parameters.gap : buttonFrame.minY - parameters.gap - area.minY
    let size = CGSize(width: max(min(parameters.width, area.width), 0), height: max(min(list.height, room), buttonFrame.height))
    let x = buttonFrame.midX > bounds.midX ? buttonFrame.maxX - size.width : buttonFrame.minX
    return CGRect(
      x: min(max(x, area.minX), max(area.maxX - size.width, area.minX)),
      y: isBelow ? buttonFrame.maxY + parameters.gap : buttonFrame.minY - parameters.gap - size.height, width: size.width,
      height: size.height)
  }

  private func frame(of piece: UIView) -> CGRect {
    guard let index = shortcuts.firstIndex(where: { $0 === piece }) else { return panelFrame }
    let step = (buttonFrame.width + parameters.gap) * CGFloat(index + 1)
    return buttonFrame.offsetBy(dx: buttonFrame.midX > bounds.midX ? -step : step, dy: 0)
  }

  /// The direction in which the menu opens, as a vector of length 1.
  var direction: CGVector {
    let (from, to) = (buttonFrame, panelFrame)
    let (x, y) = (to.midX - from.midX, to.midY - from.midY)
    let length = max((x * x + y * y).squareRoot(), 1)
    return CGVector(dx: x / length, dy: y / length)
  }

  /// Places all pieces between the button at 0 and the open menu at 1.
  func show(_ progress: CGFloat) { for piece in pieces { place(piece, at: progress) } }

  /// Places a piece between the button at 0 and its place in the open menu at 1.
  func place(_ piece: UIVisualEffectView, at progress: CGFloat) {
    let (from, to) = (buttonFrame, frame(of: piece))
    func between(_ start: CGFloat, _ end: CGFloat) -> CGFloat { start + (end - start) * progress }
    let size = CGSize(width: max(between(from.width, to.width), 1), height: max(between(from.height, to.height), 1))
    piece.bounds.size = size
    piece.center = CGPoint(x: between(from.midX, to.midX), y: between(from.midY, to.midY))
    guard piece === panel else { return }
    let round = min(from.width, from.height) / 2
    piece.layer.cornerRadius = max(between(round, min(parameters.cornerRadius, to.height / 2)), 0)
    let scale = max(between(from.width / max(to.width, 1), 1), 0.01)
    list.transform = .identity
    list.bounds.size = to.size
    list.center = CGPoint(x: size.width / 2, y: size.height / 2)
    list.transform = CGAffineTransform(scaleX: scale, y: scale)
  }

  /// The visible progress: 0 for the button alone, 1 for the open menu.
  var progress: CGFloat {
    if panel.isHidden { return 0 }
    let height = (panel.layer.presentation() ?? panel.layer).bounds.height
    let (from, to) = (buttonFrame.height, panelFrame.height)
    return abs(to - from) < 1 ? (isOpen ? 1 : 0) : (height - from) / (to - from)
  }

  func isOnMenu(_ point: CGPoint) -> Bool { ([button] + pieces).contains { $0.frame.contains(point) } }

  func isOnMovingGlass(_ point: CGPoint) -> Bool {
    pieces.contains { !$0.isHidden && ($0.layer.presentation()?.frame.contains(point) ?? false) }
  }

  func setParts(hidden: Bool) { for piece in pieces { piece.isHidden = hidden } }

  func materialize() {
    setParts(hidden: false)
    for piece in pieces where piece.effect == nil { piece.effect = makeGlass() }
  }

  /// Sets the opacity of what is on the pieces.
  func setParts(opacity: CGFloat) {
    list.alpha = opacity
    for drop in shortcuts { drop.icon.alpha = opacity }
    button.crossFade(opacity)
  }

  func makeGlass() -> UIGlassEffect {
    let glass = UIGlassEffect(style: parameters.isClear ? .clear : .regular)
    if parameters.tint > 0 { glass.tintColor = UIColor.systemBackground.withAlphaComponent(parameters.tint) }
    return glass
  }

  func updateGlass() {
    let joining = UIGlassContainerEffect()
    joining.spacing = parameters.spacing
    container.effect = joining
    button.effect = makeGlass()
    for piece in pieces where piece.effect != nil { piece.effect = makeGlass() }
  }
}
