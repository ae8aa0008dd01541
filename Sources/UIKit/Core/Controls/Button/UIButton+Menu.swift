import Foundation

extension UIButton {
  var isPopUpButton: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  var selectedElement: UIMenuElement? { isPopUpButton ? menu?.selectedElements.first : nil }

  var showsPopUpArrows: Bool {
    switch configuration?.indicator ?? .automatic {
    case .automatic: isPopUpButton
    case .none: false
    case .popup: true
    }
  }

  func menuDidChange() {
    if isPopUpButton, let menu, let first = menu.leaves.first, menu.selectedElements.count != 1 {
      menu.select(menu.leaves.first { $0.state == .on } ?? first)
    }
    contentDidChange()
  }

  func select(_ element: any MenuLeaf) {
    guard isPopUpButton, let menu else { return }
    menu.select(element)
    contentDidChange()
  }

  /// Toggles `isSelected` in a button that manages its own selection.
  func turnSelectionOver() { if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() } }
}
