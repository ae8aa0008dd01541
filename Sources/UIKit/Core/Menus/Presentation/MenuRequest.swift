import Foundation

@MainActor
struct MenuRequest {
  var menu: UIMenu
  /// The view that owns the menu, which closes when the view leaves its window.
  var owner: UIView
  var anchor: MenuAnchor
  /// The position of the pressed button that opened the menu, in the scene's screen points, or nil if none did.
  var pressedAt: CGPoint?
  /// A Boolean value that indicates whether a key opened the menu, so that its first row is highlighted.
  var isByKeyboard = false
  /// A Boolean value that indicates whether the selected element is highlighted initially, as in a pop-up button.
  var marksSelection = false
  /// The preview of the menu's subject, which is shown next to the menu on a phone or tablet.
  var preview: MenuPreviewRequest?
  var willShow: () -> Void = {}
  /// Called with the chosen element, before its action is performed.
  var didChoose: (any MenuLeaf) -> Void = { _ in }
  var didClose: () -> Void = {}
}

/// The position at which a menu opens, in the scene's screen points.
enum MenuAnchor: Equatable {
  /// At the pointer.
  case at(CGPoint)
  /// Below a view. A menu on a desktop is at least as wide as the view.
  case below(CGRect)
  /// Next to a row of the parent menu, for a submenu.
  case beside(CGRect)
}
