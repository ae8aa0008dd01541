import Foundation

@MainActor
enum MenuRow {
  case element(UIMenuElement, of: UIMenu)
  /// The title of a group or of the menu.
  case heading(String)
  case separator

  /// Returns the rows of a menu. Inline menus are between separators, and hidden elements are omitted. The title of a submenu
  /// appears only in its parent's row, not above its own rows.
  static func rows(of menu: UIMenu, isSubmenu: Bool = false) -> [MenuRow] {
    let heading = menu.title.isEmpty || isSubmenu ? [] : [MenuRow.heading(menu.title)]
    return heading + trimmed(lines(of: menu))
  }

  private static func lines(of menu: UIMenu) -> [MenuRow] { lines(of: menu.children, in: menu) }

  private static func lines(of elements: [UIMenuElement], in menu: UIMenu) -> [MenuRow] {
    elements.flatMap { child -> [MenuRow] in
      switch child {
      case let group as UIMenu where group.options.contains(.displayInline):
        let lines = lines(of: group)
        guard !lines.isEmpty else { return [] }
        return [.separator] + (group.title.isEmpty ? [] : [.heading(group.title)]) + lines + [.separator]
      case let deferred as UIDeferredMenuElement: return deferred.elements.map { lines(of: $0, in: menu) } ?? [.heading("Loading…")]
      case let leaf as any MenuLeaf where leaf.attributes.contains(.hidden): return []
      default: return [.element(child, of: menu)]
      }
    }
  }

  /// Returns the rows without separators at the ends or next to each other.
  private static func trimmed(_ rows: [MenuRow]) -> [MenuRow] {
    var result: [MenuRow] = []
    for row in rows {
      if row.isSeparator, result.last.map(\.isSeparator) ?? true { continue }
      result.append(row)
    }
    if result.last?.isSeparator == true { result.removeLast() }
    return result
  }

  private var isSeparator: Bool { if case .separator = self { true } else { false } }

  var element: UIMenuElement? { if case .element(let element, _) = self { element } else { nil } }

  var leaf: (any MenuLeaf)? { element as? any MenuLeaf }

  var submenu: UIMenu? { element as? UIMenu }

  var title: String? {
    switch self {
    case .element(let element, _): element.title
    case .heading(let title): title
    case .separator: nil
    }
  }

  /// Returns whether the row can be chosen or opened.
  func isEnabled(for responders: [UIResponder]) -> Bool {
    if let submenu { return MenuRow.rows(of: submenu).contains { $0.element != nil } }
    guard let leaf else { return false }
    return !leaf.attributes.contains(.disabled) && leaf.canPerform(from: responders)
  }

  var isDestructive: Bool { leaf?.attributes.contains(.destructive) ?? submenu?.options.contains(.destructive) ?? false }
}
