import Foundation

/// The state of a cell.
public struct UICellConfigurationState: UIConfigurationState, SelectableConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  /// A Boolean value that indicates whether the items inside the cell's item are shown.
  public var isExpanded = false
  /// A Boolean value that indicates whether the cell's swipe actions are shown.
  public var isSwiped = false
  public var isEditing = false
  /// A Boolean value that indicates whether a person moves the cell to another place.
  public var isReordering = false
  /// The stage that the cell has reached in a drag.
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  /// The stage that a cell has reached in a drag.
  public enum DragState: Int, Sendable {
    /// In its place, or lifted by a press, or dragged.
    case none, lifting, dragging
  }

  /// The effect of a drop on a cell.
  public enum DropState: Int, Sendable {
    /// Nothing, or nothing but with another cell, or put the items into it.
    case none, notTargeted, targeted
  }

  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  /// Creates a state in which nothing is selected.
  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  /// A value of the app's own.
  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
