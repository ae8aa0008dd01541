import UIKit

/// A view that looks different while it has the person's attention: the pointer or the keyboard focus.
class HoverView: KitView, PointerInteracting, FocusObserving {
  /// A Boolean value that indicates whether the pointer is over the view.
  final private(set) var isHovered = false { didSet { if isHovered != oldValue { attentionDidChange() } } }

  /// A Boolean value that indicates whether the pointer or the focus is on the view.
  final var isAttended: Bool { isHovered || isFocused }

  /// Called when the pointer or the focus has entered or left the view. Subclasses update their colors.
  func attentionDidChange() {}

  final func pointerMoved(to point: CGPoint?) { isHovered = point != nil }

  final func focusDidChange() { attentionDidChange() }

  // A subclass can override these, but not what a protocol's extension provides.

  func scroll(by wheel: WheelInput) -> Bool { false }

  var pointerShape: PointerShape { .arrow }
}

/// A control that looks different while it has the person's attention: the pointer or the keyboard focus.
class HoverControl: KitControl, PointerInteracting, FocusObserving {
  /// A Boolean value that indicates whether the pointer is over the control.
  final private(set) var isHovered = false { didSet { if isHovered != oldValue { attentionDidChange() } } }

  /// A Boolean value that indicates whether the pointer or the focus is on the control.
  final var isAttended: Bool { isHovered || isFocused }

  /// Called when the pointer or the focus has entered or left the control. Subclasses update their colors.
  func attentionDidChange() {}

  final func pointerMoved(to point: CGPoint?) { isHovered = point != nil }

  final func focusDidChange() { attentionDidChange() }
}
