import Foundation

// What a button shows of its menu.
extension UIButton {
  /// Whether the button stands for what is selected in its menu: a pop-up button.
  var isPopUpButton: Bool { changesSelectionAsPrimaryAction && showsMenuAsPrimaryAction && menu != nil }

  /// The element whose title a pop-up button shows.
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

  /// Makes an element of the menu the selected one.
  func select(_ element: any MenuLeaf) {
    guard isPopUpButton, let menu else { return }
    menu.select(element)
    contentDidChange()
  }

  /// Turns `isSelected` over, in a button that keeps it by itself.
  func turnSelectionOver() { if changesSelectionAsPrimaryAction, menu == nil { isSelected.toggle() } }
}
