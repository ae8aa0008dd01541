import Components
import UIKit

/// A view that looks different while it has the person's attention: the pointer or the keyboard focus.
@MainActor
protocol AttentionObserving: PointerInteracting, FocusObserving {
  /// A Boolean value that indicates whether the pointer is over the view.
  var isHovered: Bool { get set }
  /// Called when the pointer or the focus has entered or left the view. Subclasses update their colors.
  func attentionDidChange()
}

extension AttentionObserving {
  /// A Boolean value that indicates whether the pointer or the focus is on the view.
  var isAttended: Bool { isHovered || isFocused }

  func pointerMoved(to point: CGPoint?) {
    guard isHovered != (point != nil) else { return }
    isHovered.toggle()
    attentionDidChange()
  }

  func focusDidChange() { attentionDidChange() }
}

/// The base class of views that show whether they have the person's attention.
class HoverView: KitView, AttentionObserving {
  final var isHovered = false

  // A subclass can override these, but not what a protocol's extension provides.

  func attentionDidChange() {}

  func scroll(by wheel: WheelInput) -> Bool { false }

  var pointerShape: PointerShape { .arrow }
}

/// The base class of controls that show whether they have the person's attention.
class HoverControl: KitControl, AttentionObserving {
  final var isHovered = false

  func attentionDidChange() {}
}
