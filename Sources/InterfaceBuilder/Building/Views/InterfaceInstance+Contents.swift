import UIKit

extension InterfaceInstance {
  /// Adds what an element contains to its object.
  typealias Adder = @MainActor (_ instance: InterfaceInstance, _ child: InterfaceObject, _ object: AnyObject) -> Void

  /// The functions that create and add objects inside of others, by role.
  static let adders: [String: Adder] = [BarBuilder.adders, CellBuilder.adders].reduce(into: viewAdders) { all, adders in
    all.merge(adders) { first, _ in first }
  }

  /// Adds the objects inside of an object, by their roles.
  func addContents(of object: AnyObject, _ description: InterfaceObject) {
    for child in description.children { Self.adders[child.role]?(self, child.object, object) }
  }

  private static let viewAdders: [String: Adder] = [
    "subviews": { instance, child, object in
      guard let superview = object as? UIView, let view = instance.make(child) as? UIView else { return }
      if let stack = superview as? UIStackView { stack.addArrangedSubview(view) } else { superview.addSubview(view) }
    },
    "contentView": { instance, child, object in
      if let effectView = object as? UIVisualEffectView { instance.adopt(effectView.contentView, as: child) }
    },
    "tableHeaderView": { instance, child, object in (object as? UITableView)?.tableHeaderView = instance.make(child) as? UIView },
    "tableFooterView": { instance, child, object in (object as? UITableView)?.tableFooterView = instance.make(child) as? UIView },
    "refreshControl": { instance, child, object in
      (object as? UIScrollView)?.refreshControl = instance.make(child) as? UIRefreshControl
    },
    "backgroundView": { instance, child, object in
      guard let view = instance.make(child) as? UIView else { return }
      _ = StandardOutlets.setters["backgroundView"]?(object, view)
    },
    "gestureRecognizers": { instance, child, object in
      guard let view = object as? UIView, let recognizer = instance.make(child) as? UIGestureRecognizer else { return }
      view.addGestureRecognizer(recognizer)
    },
  ]

  /// Sets what an element says about a view that UIKit has created, such as the content view of a cell.
  func adopt(_ view: UIView, as description: InterfaceObject) {
    add(view, as: description)
    setAttributes(of: view, description)
    addContents(of: view, description)
  }
}
