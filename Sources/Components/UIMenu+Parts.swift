import UIKit

extension UIMenu {
  /// Creates a menu with separators between its parts. Elements that are nil are left out.
  package convenience init(parts: [[UIMenuElement?]]) { self.init(children: parts.map { UIMenu.part($0) }) }

  /// Returns a part of a menu, with separators around it.
  package static func part(_ elements: [UIMenuElement?], title: String = "") -> UIMenu {
    UIMenu(title: title, options: .displayInline, children: elements.compactMap(\.self))
  }
}

extension UIAction {
  /// Returns a menu action. `about` is its description, and `isOn` gives it a checkmark.
  package static func item(
    _ title: String, about: String? = nil, isOn: Bool = false, isEnabled: Bool = true, isDestructive: Bool = false,
    _ perform: @escaping () -> Void
  ) -> UIAction {
    let attributes: UIMenuElement.Attributes = isEnabled ? (isDestructive ? .destructive : []) : .disabled
    return UIAction(title: title, discoverabilityTitle: about, attributes: attributes, state: isOn ? .on : .off) { _ in perform() }
  }
}
