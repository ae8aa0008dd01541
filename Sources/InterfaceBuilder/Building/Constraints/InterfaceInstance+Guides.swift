import UIKit

/// A layout guide of a file.
enum InterfaceGuide {
  /// A guide of a view, such as "safeArea".
  case view(UIView, key: String)
  /// The older guide of a controller, which ends at the safe area: "top" or "bottom". The controller's view has the identifier.
  case controller(edge: String, view: String)
}

extension InterfaceInstance {
  /// Notes the guides of a view or view controller.
  func addGuides(of object: AnyObject, _ description: InterfaceObject) {
    for (key, id) in description.guides {
      if let view = object as? UIView {
        guides[id] = .view(view, key: key)
      } else if let view = description.children("view").first {
        guides[id] = .controller(edge: key, view: view.id)
      }
    }
  }

  /// Returns the item of an anchor, of which `holder` holds the constraint, or nil if the item or the attribute is unknown.
  func resolve(_ anchor: InterfaceConstraint.Anchor, holder: UIView) -> ResolvedAnchor? {
    guard let attribute = ResolvedAnchor.attributes[anchor.attribute] else { return nil }
    guard let id = anchor.item else { return ResolvedAnchor(item: holder, attribute: attribute) }
    if let view = objects[id] as? UIView { return ResolvedAnchor(item: view, attribute: attribute) }
    switch guides[id] {
    case .view(let view, let key): return ResolvedAnchor(item: Self.guide(key, of: view), attribute: attribute)
    case .controller(let edge, let view):
      guard let view = objects[view] as? UIView else { return nil }
      return Self.anchor(attribute, ofGuideAt: edge, of: view)
    case nil: return nil
    }
  }

  private static func guide(_ key: String, of view: UIView) -> AnyObject {
    switch key {
    case "safeArea": view.safeAreaLayoutGuide
    case "layoutMargins", "margins": view.layoutMarginsGuide
    case "readableContent", "readableContentGuide": view.readableContentGuide
    // Constraints to a scroll view's edges are to those of its content, and constraints to its size are to that of its frame.
    default: view
    }
  }

  /// Returns the anchor that an attribute of an older guide stands for.
  private static func anchor(_ attribute: NSLayoutConstraint.Attribute, ofGuideAt edge: String, of view: UIView) -> ResolvedAnchor {
    switch (edge, attribute) {
    case ("top", .bottom): ResolvedAnchor(item: view.safeAreaLayoutGuide, attribute: .top)
    case ("bottom", .top): ResolvedAnchor(item: view.safeAreaLayoutGuide, attribute: .bottom)
    default: ResolvedAnchor(item: view, attribute: attribute)
    }
  }
}
