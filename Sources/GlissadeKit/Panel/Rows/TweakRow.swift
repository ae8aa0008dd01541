import Components
import Tweaks
import UIKit

/// A row for one value: a dot if it is changed, its title, and its editor.
///
/// The row as a whole takes the keyboard focus. Arrow keys and the wheel change the value by steps (×10 with Shift, ×0.1 with Alt), Return
/// begins typing, and Delete resets. A drag of the title changes a number, a double click on it resets, and a right click opens a menu.
final class TweakRow: HoverView, PanelRow {
  let edited: EditedTweak
  /// Called with the tweak to explain, or nil if there is none.
  var onDescribe: (Tweak?) -> Void = { _ in }
  var onTogglePin: () -> Void = {}
  var onHeightChange: () -> Void = {}
  var columns = PanelColumns(row: 0, widestTitle: 0) { didSet { if columns != oldValue { setNeedsLayout() } } }
  var isPinned = false
  /// The title of the group to show before the tweak's own, for a row among tweaks of other groups.
  var showsGroup: String? { didSet { if showsGroup != oldValue { showTitle() } } }

  private let dot = UIView(disc: Theme.accent, Theme.dotSize)
  private let titleLabel = UILabel(Theme.body, Theme.text)
  private let rebuildMark: RebuildMark?
  private let fileMark: FileValueMark?
  let editor: TweakEditor
  private var drawer: ColorMixer?
  /// The wheel's distance that hasn't made a step yet, in points.
  private var wheelTravel: CGFloat = 0
  private var scrub: TitleScrub?
  /// A Boolean value that indicates whether the latest press was a drag. Two quick drags aren't a double click.
  private var hasScrubbed = false

  /// `staticReason` is the reason why a change applies only after a rebuild of the person's file.
  init(_ edited: EditedTweak, staticReason: String? = nil) {
    self.edited = edited
    editor = makeEditor(for: edited)
    rebuildMark = staticReason.map(RebuildMark.init)
    fileMark = edited.part == nil && edited.store.overrides(edited.tweak.id) ? FileValueMark(edited) : nil
    super.init(frame: .zero)
    titleLabel.lineBreakMode = .byTruncatingTail
    layer.cornerRadius = 6
    for view in [dot, titleLabel, rebuildMark, fileMark, editor] as [UIView?] { view.map(addSubview) }
    addInteraction(UIContextMenuInteraction(delegate: self))
    addInteraction(UIToolTipInteraction(defaultToolTip: Self.toolTip(of: edited)))
    editor.onDrawerChange = { [unowned self] in
      showDrawer()
      onHeightChange()
    }
    showTitle()
    refresh()
  }

  /// A Boolean value that indicates whether the person's file is being built with the value.
  var isBuilding: Bool {
    get { rebuildMark?.isBuilding ?? false }
    set { rebuildMark?.isBuilding = newValue }
  }

  func refresh() {
    dot.isHidden = !edited.isChanged
    let isOverridden = edited.isChanged
    if let fileMark, fileMark.isHidden == isOverridden {
      fileMark.isHidden = !isOverridden
      setNeedsLayout()
    }
    editor.refresh()
    let isEditable = edited.isEditable
    guard isEditable != editor.isUserInteractionEnabled else { return }
    editor.isUserInteractionEnabled = isEditable
    editor.alpha = isEditable ? 1 : 0.5
  }

  // MARK: Title

  /// Returns the widest title of the tweaks whose editor is next to their title, in points.
  static func widestTitle(of tweaks: [Tweak]) -> CGFloat {
    tweaks.filter { $0.domain != .boolean }.map { UILabel(Theme.body, Theme.text, text: $0.title).naturalWidth }.max() ?? 0
  }

  /// In points.
  var titleWidth: CGFloat { titleLabel.naturalWidth }

  private func showTitle() {
    // A long title with its group is truncated at its head, as its tail distinguishes it from the others.
    titleLabel.lineBreakMode = showsGroup == nil ? .byTruncatingTail : .byTruncatingHead
    titleLabel.text = showsGroup.map { "\($0) · \(edited.tweak.title)" } ?? edited.tweak.title
  }

  // MARK: Layout

  var height: CGFloat { Theme.rowHeight + (editor.drawer.map { $0.height + Theme.gap } ?? 0) }

  private func showDrawer() {
    guard drawer !== editor.drawer else { return }
    drawer?.removeFromSuperview()
    drawer = editor.drawer
    drawer.map { addSubview($0) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let outset = Theme.rowOutset
    let height = Theme.rowHeight
    dot.frame.origin = CGPoint(x: 1, y: (height - Theme.dotSize) / 2)
    let content = bounds.width - 2 * outset
    let title = edited.tweak.domain == .boolean ? max(0, content - SwitchEditor.width - Theme.gap) : columns.title
    let file = fileMark.map { $0.isHidden ? 0 : $0.width + 4 } ?? 0
    let mark = (rebuildMark == nil ? 0 : RebuildMark.width + 4) + file
    titleLabel.frame = CGRect(x: outset, y: 0, width: max(title - mark, 0), height: height)
    let markX = min(titleLabel.naturalWidth, titleLabel.bounds.width)
    rebuildMark?.frame = CGRect(
      x: outset + markX + 4, y: (height - RebuildMark.height) / 2, width: RebuildMark.width, height: RebuildMark.height)
    fileMark?.frame = CGRect(
      x: outset + markX + 4 + mark - file, y: (height - RebuildMark.height) / 2, width: fileMark?.width ?? 0, height: RebuildMark.height)
    let x = outset + title + Theme.gap
    editor.frame = CGRect(x: x, y: 0, width: max(0, bounds.width - x - outset), height: height)
    drawer?.frame = CGRect(x: outset, y: height + Theme.gap / 2, width: content, height: editor.drawer?.height ?? 0)
  }

  // MARK: Attention

  override var canBecomeFocused: Bool { true }

  override func attentionDidChange() {
    backgroundColor = isAttended ? Theme.hover : nil
    onDescribe(isAttended ? edited.tweak : nil)
  }

  // MARK: Input

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    // The keys now belong to the row, instead of the stage or a field.
    window?.endEditing(true)
    guard let touch = touches.first, touch.location(in: self).y < Theme.rowHeight, edited.isEditable else { return }
    let isDoubleClick = touch.tapCount == 2 && !hasScrubbed
    hasScrubbed = false
    if event?.modifierFlags.contains(.control) == true {
      editor.activate()
    } else if isDoubleClick {
      edited.reset()
    } else if edited.value.position != nil {
      scrub = TitleScrub(from: touch.location(in: self).x)
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, var scrub = self.scrub else { return }
    let wasMoving = scrub.isMoving
    let steps = scrub.steps(to: touch.location(in: self).x)
    self.scrub = scrub
    hasScrubbed = scrub.isMoving
    if scrub.isMoving, !wasMoving { edited.store.beginEdit() }
    if steps != 0 { edited.step(by: steps * (event?.modifierFlags.stepFactor ?? 1)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if scrub?.isMoving == true { edited.store.endEdit() }
    scrub = nil
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { _ = cancelScrub() }

  /// Returns false if no drag is in progress.
  private func cancelScrub() -> Bool {
    guard let scrub else { return false }
    self.scrub = nil
    guard scrub.isMoving else { return false }
    edited.store.cancelEdit()
    return true
  }

  override var pointerShape: PointerShape { edited.isEditable && edited.value.position != nil ? .resizeSideways : .arrow }

  /// Only a focused row handles the wheel, so that scrolling the panel never changes a value.
  override func scroll(by wheel: WheelInput) -> Bool {
    guard isFocused, edited.isEditable else { return false }
    let travelPerStep: CGFloat = wheel.isPrecise ? 12 : 0
    wheelTravel += wheel.delta.dy
    guard abs(wheelTravel) > travelPerStep else { return true }
    edited.step(by: (wheelTravel > 0 ? -1 : 1) * UIKeyModifierFlags.stepFactor(wheel.modifiers))
    wheelTravel = 0
    return true
  }

  override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    guard let press = presses.first, let key = press.key, handle(key, isRepeat: press.isRepeat) else {
      return super.pressesBegan(presses, with: event)
    }
  }

  override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    edited.store.endEdit()
  }

  private func handle(_ key: UIKey, isRepeat: Bool) -> Bool {
    guard edited.isEditable else { return false }
    switch key.keyCode {
    case .keyboardLeftArrow, .keyboardRightArrow:
      // Holding a key down is one undo step, like a drag.
      if !isRepeat { edited.store.beginEdit() }
      return edited.step(by: (key.keyCode == .keyboardLeftArrow ? -1 : 1) * key.modifierFlags.stepFactor)
    case .keyboardReturnOrEnter, .keypadEnter, .keyboardSpacebar:
      // Where Space could only begin typing, it plays and pauses instead.
      guard key.keyCode != .keyboardSpacebar || edited.value.position == nil else { return false }
      editor.activate()
    case .keyboardEscape: return editor.cancelDrag() || cancelScrub()
    case .keyboardDeleteOrBackspace, .keyboardDeleteForward: edited.reset()
    default: return false
    }
    return true
  }
}

extension TweakRow: UIContextMenuInteractionDelegate {
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    UIContextMenuConfiguration(actionProvider: { [weak self] _ in self?.menu })
  }

  /// Returns the meaning of the value, its unit and range, and its id in files and on the command line.
  private static func toolTip(of edited: EditedTweak) -> String {
    let tweak = edited.tweak
    guard edited.isEditable else { return "\(tweak.title) of a spring that has no value for it. \(tweak.meaning)" }
    let text = "\(tweak.title), \(tweak.rangeText). \(tweak.meaning) Default \(tweak.textWithUnit(for: tweak.defaultValue))."
    return edited.part == nil ? "\(text) \(tweak.id)" : text
  }
}

extension UIKeyModifierFlags {
  /// The number of steps per key press: 10 with Shift, 0.1 with Alt, and otherwise 1.
  var stepFactor: Double { contains(.shift) ? 10 : contains(.alternate) ? 0.1 : 1 }

  static func stepFactor(_ modifiers: KeyModifiers) -> Double {
    modifiers.contains(.shift) ? 10 : modifiers.contains(.alternate) ? 0.1 : 1
  }
}
