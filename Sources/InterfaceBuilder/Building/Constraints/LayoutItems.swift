import UIKit

/// The views and layout guides of a file, by identifier.
@MainActor
struct LayoutItems {
  private enum Guide {
    /// A guide of a view, such as "safeArea".
    case view(UIView, key: String)
    /// The older guide of a controller, which ends at the safe area: "top" or "bottom". The controller's view has the identifier.
    case controller(edge: String, view: String)
  }

  private var views: [String: UIView] = [:]
  private var guides: [String: Guide] = [:]

  init(_ objects: [(object: AnyObject, description: InterfaceObject)]) {
    for (object, description) in objects {
      let view = object as? UIView
      views[description.id] = view
      for (key, id) in description.guides {
        if let view {
          guides[id] = .view(view, key: key)
        } else if let view = description.children("view").first {
          guides[id] = .controller(edge: key, view: view.id)
        }
      }
    }
  }

  /// Returns the item of an anchor, of which `holder` holds the constraint, or nil if the item or the attribute is unknown.
  func resolve(_ anchor: InterfaceConstraint.Anchor, holder: UIView) -> ResolvedAnchor? {
    guard let attribute = ResolvedAnchor.attributes[anchor.attribute] else { return nil }
    guard let id = anchor.item else { return ResolvedAnchor(item: holder, attribute: attribute) }
    if let view = views[id] { return ResolvedAnchor(item: view, attribute: attribute) }
    switch guides[id] {
    case .view(let view, let key): return ResolvedAnchor(item: Self.guide(key, of: view), attribute: attribute)
    case .controller(let edge, let view): return views[view].map { Self.anchor(attribute, ofGuideAt: edge, of: $0) }
    case nil: return nil
    }
  }

  private static func guide(_ key: String, of view: UIView) -> AnyObject {
    switch (key, view) {
    case ("safeArea", _): view.safeAreaLayoutGuide
    case ("layoutMargins", _), ("margins", _): view.layoutMarginsGuide
    case ("readableContent", _), ("readableContentGuide", _): view.readableContentGuide
    case ("contentLayoutGuide", let view as UIScrollView): view.contentLayoutGuide
    case ("frameLayoutGuide", let view as UIScrollView): view.frameLayoutGuide
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
