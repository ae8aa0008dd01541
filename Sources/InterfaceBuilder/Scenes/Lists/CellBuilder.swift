import UIKit

/// Creates cells, headers and footers, and gives lists their prototypes and static cells.
@MainActor
struct CellBuilder {
  let instance: InterfaceInstance

  /// The functions that create cells, by the names of elements.
  static let makers: [String: InterfaceInstance.Maker] = [
    "tableViewCell": { CellBuilder(instance: $0).makeCell($1, UITableViewCell.self) },
    "collectionViewCell": { CellBuilder(instance: $0).makeCell($1, UICollectionViewCell.self) },
    "collectionReusableView": { CellBuilder(instance: $0).makeCell($1, UICollectionReusableView.self) },
    "tableViewHeaderFooterView": { CellBuilder(instance: $0).makeCell($1, UITableViewHeaderFooterView.self) },
  ]

  /// The functions that give lists their cells, by role.
  static let adders: [String: InterfaceInstance.Adder] = [
    "prototypes": { instance, child, object in
      if let table = object as? UITableView { CellBuilder(instance: instance).registerPrototype(child, in: table) }
    },
    "cells": { instance, child, object in
      if let collection = object as? UICollectionView {
        CellBuilder(instance: instance).registerPrototype(child, ofKind: nil, in: collection)
      }
    },
    "sectionHeaderView": { instance, child, object in
      guard let collection = object as? UICollectionView else { return }
      CellBuilder(instance: instance).registerPrototype(child, ofKind: UICollectionView.elementKindSectionHeader, in: collection)
    },
    "sectionFooterView": { instance, child, object in
      guard let collection = object as? UICollectionView else { return }
      CellBuilder(instance: instance).registerPrototype(child, ofKind: UICollectionView.elementKindSectionFooter, in: collection)
    },
    "sections": { instance, child, object in
      if object is UITableView { CellBuilder(instance: instance).addStaticSection(child) }
    },
  ]

  private func makeCell(_ description: InterfaceObject, _ standard: UIView.Type) -> UIView {
    let type = instance.source.type(of: description, or: standard)
    if let cell = type.init(coder: cellCoder(for: description)) { return cell }
    instance.source.warn("init(coder:) of \(type) returned nil", line: description.line)
    return standard.init(coder: cellCoder(for: description)) ?? UIView()
  }

  private func cellCoder(for description: InterfaceObject) -> InterfaceCoder {
    let coder = instance.coder(for: description) { (cell: UIView) in
      instance.setAttributes(of: cell, description)
      if let cell = cell as? UITableViewCell {
        CellAttributes.tableCell.apply(cell, instance.values(of: description))
      }
      var rest = description
      rest.children.removeAll { $0.role == "contentView" }
      for content in description.children("contentView") { addContent(content, of: cell, description) }
      instance.addContents(of: cell, rest)
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
        instance.adopt(view, as: child.object)
        return true
      }
      instance.adopt(cell.contentView, as: content)
    case let cell as UICollectionViewCell: instance.adopt(cell.contentView, as: content)
    case let view as UITableViewHeaderFooterView: instance.adopt(view.contentView, as: content)
    default: instance.addContents(of: cell, content)
    }
  }

  private static func reuseIdentifier(of description: InterfaceObject) -> String? {
    guard case .text(let identifier)? = description.attributes["reuseIdentifier"], !identifier.isEmpty else { return nil }
    return identifier
  }

  // MARK: Prototypes

  private func registerPrototype(_ description: InterfaceObject, in table: UITableView) {
    guard let identifier = Self.reuseIdentifier(of: description), let scene = instance.scene else { return }
    table.registerPrototype(identifier) { [weak scene] in scene?.makePrototype(description) as? UITableViewCell }
  }

  private func registerPrototype(_ description: InterfaceObject, ofKind kind: String?, in collection: UICollectionView) {
    guard let identifier = Self.reuseIdentifier(of: description), let scene = instance.scene else { return }
    collection.registerPrototype(ofKind: kind, identifier) { [weak scene] in
      scene?.makePrototype(description) as? UICollectionReusableView
    }
  }

  // MARK: Static cells

  private func addStaticSection(_ description: InterfaceObject) {
    guard let controller = instance.scene?.controller as? UITableViewController else {
      return instance.source.warn("Static cells need a table view controller", line: description.line)
    }
    let values = instance.values(of: description)
    var section = StaticTable.Section(header: values["headerTitle"]?.text, footer: values["footerTitle"]?.text, cells: [])
    for child in description.children("cells") {
      guard let cell = instance.make(child) as? UITableViewCell else { continue }
      if let height = instance.values(of: child)["rowHeight"]?.number, height > 0 {
        section.heights[section.cells.count] = height
      }
      section.cells.append(cell)
    }
    controller.staticTable = StaticTable(sections: (controller.staticTable?.sections ?? []) + [section])
  }
}
