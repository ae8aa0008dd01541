import Foundation

public struct UICellConfigurationState: UIConfigurationState, SelectableConfigurationState {
  public var traitCollection: UITraitCollection
  public var isDisabled = false
  public var isHighlighted = false
  public var isSelected = false
  public var isFocused = false
  public var isExpanded = false
  public var isSwiped = false
  public var isEditing = false
  public var isReordering = false
  public var cellDragState = DragState.none
  public var cellDropState = DropState.none

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  public enum DropState: Int, Sendable {
    /// `notTargeted` does not occur here.
    case none, notTargeted, targeted
  }

  private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

  public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

  public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
    get { values[key] }
    set { values[key] = newValue }
  }
}
