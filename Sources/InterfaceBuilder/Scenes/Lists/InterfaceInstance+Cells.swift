import UIKit

extension InterfaceInstance {
  /// Creates cells, headers and footers.
  static let cellMakers: [String: Maker] = [
    "tableViewCell": { $0.makeCell($1, UITableViewCell.self) }, "collectionViewCell": { $0.makeCell($1, UICollectionViewCell.self) },
    "collectionReusableView": { $0.makeCell($1, UICollectionReusableView.self) },
    "tableViewHeaderFooterView": { $0.makeCell($1, UITableViewHeaderFooterView.self) },
  ]

  /// Gives lists their cells.
  static let cellAdders: [String: Adder] = [
    "prototypes": { instance, child, object in
      if let table = object as? UITableView { instance.registerPrototype(child, in: table) }
    },
    "cells": { instance, child, object in
      if let collection = object as? UICollectionView { instance.registerPrototype(child, ofKind: nil, in: collection) }
    },
    "sectionHeaderView": { instance, child, object in
      guard let collection = object as? UICollectionView else { return }
      instance.registerPrototype(child, ofKind: UICollectionView.elementKindSectionHeader, in: collection)
    },
    "sectionFooterView": { instance, child, object in
      guard let collection = object as? UICollectionView else { return }
      instance.registerPrototype(child, ofKind: UICollectionView.elementKindSectionFooter, in: collection)
    },
    "sections": { instance, child, object in
      if object is UITableView { instance.addStaticSection(child) }
    },
  ]

  private func makeCell(_ description: InterfaceObject, _ standard: UIView.Type) -> UIView {
    let type = interfaceClass(of: description, or: standard)
    if let cell = type.init(coder: cellCoder(for: description)) { return cell }
    warn("init(coder:) of \(type) returned nil", line: description.line)
    return standard.init(coder: cellCoder(for: description)) ?? UIView()
  }

  private func cellCoder(for description: InterfaceObject) -> InterfaceCoder {
    let coder = coder(for: description) { [self] (cell: UIView) in
      setAttributes(of: cell, description)
      if let cell = cell as? UITableViewCell {
        CellAttributes.tableCell.apply(cell, AttributeValues(values: description.attributes, instance: self))
      }
      var rest = description
      rest.children.removeAll { $0.role == "contentView" }
      for content in description.children("contentView") { addContent(content, of: cell, description) }
      addContents(of: cell, rest)
    }
    if case .text(let style)? = description.attributes["style"] { coder[UITableViewCell.styleKey] = CellAttributes.styles[style] }
    coder[UITableViewCell.reuseIdentifierKey] = Self.reuseIdentifier(of: description)
    return coder
  }

  /// Adds the views inside of a cell to its content view.
  private func addContent(_ content: InterfaceObject, of cell: UIView, _ description: InterfaceObject) {
    switch cell {
    case let cell as UITableViewCell:
      var content = content
      content.children.removeAll { child in
        guard let view = CellAttributes.standardView(for: child.object.id, of: cell, description) else { return false }
        adopt(view, as: child.object)
        return true
      }
      adopt(cell.contentView, as: content)
    case let cell as UICollectionViewCell: adopt(cell.contentView, as: content)
    case let view as UITableViewHeaderFooterView: adopt(view.contentView, as: content)
    default: addContents(of: cell, content)
    }
  }

  private static func reuseIdentifier(of description: InterfaceObject) -> String? {
    guard case .text(let identifier)? = description.attributes["reuseIdentifier"], !identifier.isEmpty else { return nil }
    return identifier
  }

  // MARK: Prototypes

  private func registerPrototype(_ description: InterfaceObject, in table: UITableView) {
    guard let identifier = Self.reuseIdentifier(of: description), let scene else { return }
    table.registerPrototype(identifier) { [weak scene] in scene?.makePrototype(description) as? UITableViewCell }
  }

  private func registerPrototype(_ description: InterfaceObject, ofKind kind: String?, in collection: UICollectionView) {
    guard let identifier = Self.reuseIdentifier(of: description), let scene else { return }
    collection.registerPrototype(ofKind: kind, identifier) { [weak scene] in
      scene?.makePrototype(description) as? UICollectionReusableView
    }
  }

  // MARK: Static cells

  private func addStaticSection(_ description: InterfaceObject) {
    guard let controller = scene?.controller as? UITableViewController else {
      return warn("Static cells need a table view controller", line: description.line)
    }
    let values = AttributeValues(values: description.attributes, instance: self)
    var section = StaticTable.Section(header: values["headerTitle"]?.text, footer: values["footerTitle"]?.text, cells: [])
    for child in description.children("cells") {
      guard let cell = make(child) as? UITableViewCell else { continue }
      if let height = child.attributes["rowHeight"].flatMap({ AttributeValue(value: $0, instance: self).number }), height > 0 {
        section.heights[section.cells.count] = height
      }
      section.cells.append(cell)
    }
    controller.staticTable = StaticTable(sections: (controller.staticTable?.sections ?? []) + [section])
  }
}
