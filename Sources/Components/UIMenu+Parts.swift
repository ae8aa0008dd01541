import UIKit

extension UIMenu {
  /// Creates a menu of parts with separators between them. Elements that are nil are left out.
  package convenience init(parts: [[UIMenuElement?]]) { self.init(children: parts.map { UIMenu.part($0) }) }

  /// Returns a part of a menu, with separators around it.
  package static func part(_ elements: [UIMenuElement?], title: String = "") -> UIMenu {
    UIMenu(title: title, options: .displayInline, children: elements.compactMap(\.self))
  }
}

extension UIAction {
  /// Returns an action of a menu.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - about: The description, or nil for none.
  ///   - isOn: Whether the action has a checkmark.
  ///   - isEnabled: Whether the action can be chosen.
  ///   - isDestructive: Whether the action discards something.
  ///   - perform: The closure to call when the action is chosen.
  package static func item(
    _ title: String, about: String? = nil, isOn: Bool = false, isEnabled: Bool = true, isDestructive: Bool = false,
    _ perform: @escaping () -> Void
  ) -> UIAction {
    let attributes: UIMenuElement.Attributes = isEnabled ? (isDestructive ? .destructive : []) : .disabled
    return UIAction(title: title, discoverabilityTitle: about, attributes: attributes, state: isOn ? .on : .off) { _ in perform() }
  }
}
