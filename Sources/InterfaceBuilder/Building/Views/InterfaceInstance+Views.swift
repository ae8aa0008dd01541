import UIKit

extension InterfaceInstance {
  /// Creates views.
  static let viewMakers: [String: Maker] = ViewKind.classes.mapValues { standard in
    { instance, description in instance.makeView(description, standard) }
  }

  /// Creates a view of a class of UIKit, or of the subclass that the element names.
  ///
  /// If `init(coder:)` of the subclass returns nil, a view of UIKit's class takes its place.
  func makeView(_ description: InterfaceObject, _ standard: UIView.Type) -> UIView {
    let type = source.type(of: description, or: standard)
    if let view = type.init(coder: viewCoder(for: description)) { return view }
    source.warn("init(coder:) of \(type) returned nil", line: description.line)
    return standard.init(coder: viewCoder(for: description)) ?? UIView()
  }

  /// Returns the archive of a view, with what its class needs before it can have properties.
  func viewCoder(for description: InterfaceObject) -> InterfaceCoder {
    let coder = coder(for: description) { [self] (view: UIView) in
      setAttributes(of: view, description)
      addContents(of: view, description)
    }
    if case .text(let style)? = description.attributes["style"], description.kind == "tableView" {
      coder[UITableView.styleKey] = Self.tableStyles[style]
    }
    if let layout = description.children("collectionViewLayout").first {
      coder[UICollectionView.layoutKey] = make(layout) as? UICollectionViewLayout
    }
    return coder
  }

  private static let tableStyles: [String: UITableView.Style] = ["plain": .plain, "grouped": .grouped, "insetGrouped": .insetGrouped]
}
