import Foundation

extension UIControl {
  /// The events of a control, which can be combined.
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A touch began again in the same place, in quick succession.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside the control, or within 70 points of it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved more than 70 points away from the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch returned to within 70 points of the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch left the area within 70 points of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch was lifted in the control, or within 70 points of it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch was lifted more than 70 points away from the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    public static let touchCancel = Event(rawValue: 1 << 8)
    public static let valueChanged = Event(rawValue: 1 << 12)
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The control is about to show its menu.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began in a text field.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// A person changed the text of a text field.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended in a text field.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// The Return key was pressed in a text field.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    public static let allEditingEvents = Event(rawValue: 0xF_0000)
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// The states on which the appearance of a control depends.
  public struct State: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    public static let normal: State = []
    /// The control is pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    public static let disabled = State(rawValue: 1 << 1)
    public static let selected = State(rawValue: 1 << 2)
    /// The control has the keyboard focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The vertical alignment of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// The alignments.
    ///
    /// Controls treat `fill` like `top`.
    case center, top, bottom, fill
  }

  /// The horizontal alignment of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// The alignments.
    ///
    /// Controls treat `fill` and `leading` like `left`, and `trailing` like `right`.
    case center, left, right, fill, leading, trailing
  }
}
