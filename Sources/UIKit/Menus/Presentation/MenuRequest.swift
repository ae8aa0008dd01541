import Foundation

/// A menu to be opened: for whom, and where.
@MainActor
struct MenuRequest {
  var menu: UIMenu
  /// The view whose menu it is; the menu closes when it leaves its window.
  var owner: UIView
  var anchor: MenuAnchor
  /// Where the button is down that opened the menu, in the scene's screen points; nil when none is.
  var pressedAt: CGPoint?
  /// Whether a key opened the menu, so that its first row is marked from the start.
  var isByKeyboard = false
  /// Whether the element that is on is marked from the start, as in a pop-up button.
  var marksSelection = false
  var willShow: () -> Void = {}
  /// Called with what was chosen, before it is done.
  var didChoose: (any MenuLeaf) -> Void = { _ in }
  var didClose: () -> Void = {}
}

/// What a menu opens at, in the scene's screen points.
enum MenuAnchor: Equatable {
  /// The pointer.
  case at(CGPoint)
  /// A view: the menu hangs below it and is at least as wide.
  case below(CGRect)
  /// A row of another menu: the submenu opens beside it.
  case beside(CGRect)
}
