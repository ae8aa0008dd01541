import Foundation

/// The controls, the accessory and the drag's state of a cell whose row is edited.
@MainActor
struct CellEditing {
  /// A Boolean value that indicates whether the controls are shown.
  var isOn = false
  var style = UITableViewCell.EditingStyle.none
  /// A Boolean value that indicates whether a circle selects the row, in place of the control of the style.
  var selectsSeveral = false
  var indents = true
  var showsReorderControl = false
  var accessoryType = UITableViewCell.AccessoryType.none
  var accessoryView: UIView?
  /// A Boolean value that indicates whether a person moves the row.
  var isMoving = false
  /// A Boolean value that indicates whether the cell has the table's color only while it is moved over others.
  var hasBorrowedColor = false
  var dragState = UICellConfigurationState.DragState.none
  var dropState = UICellConfigurationState.DropState.none

  /// The control at the leading edge, or nil for none.
  fileprivate(set) var control: CellEditControl?
  /// The control at the trailing edge by which a person moves the row, or nil for none.
  fileprivate(set) var handle: ReorderHandle?

  /// The widths of the controls, and the distance by which the content moves, in points, as on iOS.
  private static let controlWidth: CGFloat = 46
  private static let handleWidth: CGFloat = 48
  private static let indentationWidth: CGFloat = 38

  var controls: [UIView] { [control, handle].compactMap(\.self) }
  /// The distance by which the content moves for the control, in points.
  var indentation: CGFloat { isOn && indents ? Self.indentationWidth : 0 }
  /// The width of the reorder control, in points.
  var trailingWidth: CGFloat { isOn && handle != nil ? Self.handleWidth : 0 }

  /// Places the controls at the edges, or outside them while they aren't shown.
  func placeControls(in bounds: CGRect) {
    control?.frame = CGRect(x: isOn ? 0 : -Self.controlWidth, y: 0, width: Self.controlWidth, height: bounds.height)
    handle?.frame = CGRect(
      x: bounds.width - (isOn ? Self.handleWidth : 0), y: 0, width: Self.handleWidth, height: bounds.height)
    for view in controls { view.alpha = isOn ? 1 : 0 }
  }

  /// The control at the leading edge that the row should have, or nil for none.
  fileprivate var wantedKind: CellEditControl.Kind? {
    if selectsSeveral { return .select }
    return switch style {
    case .none: nil
    case .delete: .delete
    case .insert: .insert
    }
  }
}

// Editing of a row.
extension UITableViewCell {
  public var editingStyle: EditingStyle { editing.style }

  /// A Boolean value that indicates whether the control by which a person moves the row is shown while it is edited. The table sets it.
  public var showsReorderControl: Bool {
    get { editing.showsReorderControl }
    set { editing.showsReorderControl = newValue }
  }

  /// A Boolean value that indicates whether the content moves to the side while the row is edited. The default is true.
  public var shouldIndentWhileEditing: Bool {
    get { editing.indents }
    set { editing.indents = newValue }
  }

  /// A Boolean value that indicates whether the row shows the button that confirms its deletion.
  public var showingDeleteConfirmation: Bool { isSwiped }

  /// The stage that the row has reached in a drag.
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
    UIView.animate(withDuration: UITableView.editingDuration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
      self.accessoryView?.alpha = isOn ? 0 : 1
      self.layoutIfNeeded()
    } completion: { _ in
      if !self.isEditing { self.removeControls() }
    }
  }

  /// Makes the controls that the row should have.
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
