import Foundation

/// The view of an alert controller: one panel, or for an action sheet on a phone a second one below it, with the cancel action.
final class AlertView: InternalView {
  enum Form {
    case alert, sheet, popover
  }

  private(set) weak var alert: UIAlertController?
  /// Determined by the presentation.
  var form: Form { didSet { if form != oldValue { contentDidChange() } } }
  private var panels: [AlertPanel] = []
  private var isFilled = false
  private weak var highlighted: AlertButton?

  init(_ alert: UIAlertController) {
    self.alert = alert
    form = alert.preferredStyle == .alert ? .alert : .sheet
    super.init(frame: .zero)
  }

  /// Recreates the panels before the next layout.
  func contentDidChange() {
    isFilled = false
    setNeedsLayout()
    superview?.setNeedsLayout()
    alert?.presentation?.controller?.containerView?.setNeedsLayout()
  }

  private func fill() {
    guard !isFilled, let alert else { return }
    isFilled = true
    for panel in panels { panel.removeFromSuperview() }
    let text = AlertText(title: alert.title, message: alert.message, fields: alert.textFields ?? [], isAlert: form == .alert)
    let cancel = alert.cancelAction
    let others = alert.actions.filter { $0 !== cancel }
    switch form {
    case .alert:
      // The cancel action is on the left of two, and below all others.
      let ordered = [cancel].compactMap { $0 } + others
      let column = others + [cancel].compactMap { $0 }
      let row = AlertPanel(text, buttons(ordered), isAlert: true)
      panels = [ordered.count == 2 && row.fitsRow ? row : AlertPanel(text, buttons(column), isAlert: true)]
    case .sheet:
      panels = [AlertPanel(text, buttons(others), isAlert: false)]
      if let cancel { panels.append(AlertPanel(nil, buttons([cancel]), isAlert: false, plate: AlertStyle.cancelPlate)) }
      if others.isEmpty, text.isEmpty { panels.removeFirst() }
    case .popover: panels = [AlertPanel(text, buttons(others), isAlert: false, isBare: true)]
    }
    for panel in panels { addSubview(panel) }
  }

  private func buttons(_ actions: [UIAlertAction]) -> [AlertButton] {
    actions.map { action in
      let isEmphasized = (alert?.preferredAction ?? (form == .popover ? nil : alert?.cancelAction)) === action
      return AlertButton(
        action, in: self, fontSize: form == .alert ? AlertStyle.titleSize : form == .sheet ? 20 : 17, isEmphasized: isEmphasized)
    }
  }

  // MARK: Layout

  private var gap: CGFloat { AlertStyle.sheetMargin }

  /// Returns the height at which nothing scrolls, in points.
  func height(forWidth width: CGFloat) -> CGFloat {
    fill()
    return panels.reduce(-gap) { $0 + gap + $1.height(forWidth: width) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    fill()
    var bottom = bounds.height
    for panel in panels.reversed() {
      let isTop = panel === panels.first
      let height = isTop ? bottom : panel.height(forWidth: bounds.width)
      panel.frame = CGRect(x: 0, y: bottom - height, width: bounds.width, height: height)
      bottom -= height + gap
    }
  }

  // MARK: Sliding

  private var allButtons: [AlertButton] { panels.flatMap(\.buttons) }

  /// Returns the enabled button at a point of the view.
  func button(at point: CGPoint) -> AlertButton? {
    allButtons.first { $0.isEnabled && $0.bounds.contains(convert(point, to: $0)) }
  }

  func highlight(_ button: AlertButton?) {
    guard button !== highlighted else { return }
    highlighted?.isHighlighted = false
    highlighted = button
    button?.isHighlighted = true
  }

  /// Chooses the highlighted button when the finger is lifted.
  func release() {
    let chosen = highlighted
    highlight(nil)
    if let chosen { alert?.choose(chosen.action) }
  }
}
