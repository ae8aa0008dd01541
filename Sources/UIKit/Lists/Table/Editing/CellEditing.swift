import Foundation

/// The state and the controls of a cell that is edited or dragged.
@MainActor
struct CellEditing {
  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// A Boolean value that indicates whether a circle for selecting the row replaces the control of the style.
  var selectsSeveral = false
  var indents = true
  var showsReorderControl = false
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  var isMoving = false
  /// A Boolean value that indicates whether the cell has the table's background color only while it is moved.
  var hasBorrowedColor = false
  var dragState = UICellConfigurationState.DragState.none
  var dropState = UICellConfigurationState.DropState.none

  fileprivate(set) var control: CellEditControl?
  /// The control at the trailing edge that moves the row.
  fileprivate(set) var handle: ReorderHandle?

  /// The widths of the controls and the distance by which the content moves, in points, as on iOS.
  private static let controlWidth: CGFloat = 46
  private static let handleWidth: CGFloat = 48
  private static let indentationWidth: CGFloat = 38

  var controls: [UIView] { [control, handle].compactMap(\.self) }
  var indentation: CGFloat { isOn && indents ? Self.indentationWidth : 0 }
  var trailingWidth: CGFloat { isOn && handle != nil ? Self.handleWidth : 0 }

  /// Places the controls at the edges, or outside of them while they are hidden.
  func placeControls(in bounds: CGRect) {
    control?.frame = CGRect(x: isOn ? 0 : -Self.controlWidth, y: 0, width: Self.controlWidth, height: bounds.height)
    handle?.frame = CGRect(
      x: bounds.width - (isOn ? Self.handleWidth : 0), y: 0, width: Self.handleWidth, height: bounds.height)
    for view in controls { view.alpha = isOn ? 1 : 0 }
  }

  fileprivate var wantedKind: CellEditControl.Kind? {
    if selectsSeveral { return .select }
    return switch style {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }
}

// Editing a row.
extension UITableViewCell {
  public var editingStyle: EditingStyle { editing.style }

  /// The table sets it.
  public var showsReorderControl: Bool {
    get { editing.showsReorderControl }
    set { editing.showsReorderControl = newValue }
  }

  public var shouldIndentWhileEditing: Bool {
    get { editing.indents }
    set { editing.indents = newValue }
  }

  public var showingDeleteConfirmation: Bool { isSwiped }

  func setDragState(_ state: DragState) {
    guard state.rawValue != editing.dragState.rawValue else { return }
    editing.dragState = UICellConfigurationState.DragState(rawValue: state.rawValue) ?? .none
    dragStateDidChange(state)
    configurationStateDidChange()
  }

  func showEditing(_ isOn: Bool, animated: Bool) {
    guard isOn != editing.isOn else { return }
    UIView.performWithoutAnimation {
      guard isOn else { return }
      updateControls()
      layoutIfNeeded()
    }
    editing.isOn = isOn
    configurationStateDidChange()
    setNeedsLayout()
    guard animated, window != nil else {
      accessoryView?.alpha = isOn ? 0 : 1
      return isOn ? () : removeControls()
    }
    UIView.animate(withDuration: TableEditing.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.accessoryView?.alpha = isOn ? 0 : 1
      self.layoutIfNeeded()
    } completion: { _ in
      if !self.isEditing { self.removeControls() }
    }
  }

  /// Creates the controls that the row should have, and removes others.
  func updateControls() {
    let kind = editing.wantedKind
    if editing.control?.kind != kind {
      editing.control?.removeFromSuperview()
      editing.control = kind.map(CellEditControl.init)
      if let control = editing.control { addSubview(control) }
    }
    editing.control?.isChecked = isSelected
    if (editing.handle != nil) != editing.showsReorderControl {
      editing.handle?.removeFromSuperview()
      editing.handle = editing.showsReorderControl ? ReorderHandle() : nil
      if let handle = editing.handle { addSubview(handle) }
    }
    editing.placeControls(in: bounds)
    setNeedsLayout()
  }

  private func removeControls() {
    for view in editing.controls { view.removeFromSuperview() }
    (editing.control, editing.handle) = (nil, nil)
    setNeedsLayout()
  }
}
