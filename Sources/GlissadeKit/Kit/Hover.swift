import Components
import UIKit

/// A view with another appearance while it has the pointer or the keyboard focus.
@MainActor
protocol AttentionObserving: PointerInteracting, FocusObserving {
  var isHovered: Bool { get set }
  /// Called when the pointer or the focus has entered or left the view. Subclasses update their colors.
  func attentionDidChange()
}

extension AttentionObserving {
  var isAttended: Bool { isHovered || isFocused }

  func pointerMoved(to point: CGPoint?) {
    guard isHovered != (point != nil) else { return }
    isHovered.toggle()
    attentionDidChange()
  }

  func focusDidChange() { attentionDidChange() }
}

/// The base class of views with another appearance under the pointer or with the focus.
class HoverView: KitView, AttentionObserving {
  final var isHovered = false

  // These are here because a subclass can't override what a protocol extension provides.

  func attentionDidChange() {}

  func scroll(by wheel: WheelInput) -> Bool { false }

  var pointerShape: PointerShape { .arrow }
}

/// The base class of controls with another appearance under the pointer or with the focus.
class HoverControl: KitControl, AttentionObserving {
  final var isHovered = false

  func attentionDidChange() {}
}
