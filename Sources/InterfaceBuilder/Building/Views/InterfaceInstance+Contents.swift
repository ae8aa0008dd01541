import UIKit

extension InterfaceInstance {
  /// Adds the objects inside of a view, by their roles.
  func addContents(of view: UIView, _ description: InterfaceObject) {
    for child in description.children {
      guard let object = make(child.object) else { continue }
      add(object, as: child.role, to: view)
    }
  }

  private func add(_ object: AnyObject, as role: String, to view: UIView) {
    switch (role, object, view) {
    case ("subviews", let child as UIView, let stack as UIStackView): stack.addArrangedSubview(child)
    case ("subviews", let child as UIView, _): view.addSubview(child)
    default: break
    }
  }
}
