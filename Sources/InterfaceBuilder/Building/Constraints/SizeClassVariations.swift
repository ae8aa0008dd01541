import UIKit

/// What differs between size classes in the views of a file: which constraints are active, which subviews exist, and attributes.
@MainActor
final class SizeClassVariations {
  private struct Member {
    let constraint: NSLayoutConstraint
    let element: InterfaceConstraint
    let holder: InterfaceObject
  }

  private struct Varied {
    weak var object: AnyObject?
    let description: InterfaceObject
  }

  private var members: [Member] = []
  private var varied: [Varied] = []
  /// The subviews that exist only in some size classes, by identifier.
  private var subviews: [String: UIView] = [:]
  /// The size classes that have been applied: width, height.
  private var applied: [UIUserInterfaceSizeClass] = []

  /// Notes a constraint, which is activated if it exists in the size classes.
  func add(_ constraint: NSLayoutConstraint, _ element: InterfaceConstraint, holder: InterfaceObject) {
    members.append(Member(constraint: constraint, element: element, holder: holder))
  }

  /// Applies the variations for traits, and then whenever the size classes of the views change.
  func start(_ elements: [(object: AnyObject, description: InterfaceObject)], for traits: UITraitCollection, from source: InterfaceSource) {
    var views: [String: UIView] = [:]
    for case (let view as UIView, let description) in elements { views[description.id] = view }
    for (object, description) in elements where !description.variations.isEmpty {
      varied.append(Varied(object: object, description: description))
      for variation in description.variations {
        for id in variation.includedSubviews + variation.excludedSubviews { subviews[id] = views[id] }
      }
    }
    apply(traits)
    guard !varied.isEmpty || members.contains(where: { !$0.element.constants.isEmpty || !$0.element.isInstalled }) else {
      return members = []
    }
    for view in views.values where view.superview == nil {
      view.registerForTraitChanges([UITraitHorizontalSizeClass.self, UITraitVerticalSizeClass.self]) { (view: UIView, _) in
        self.change(to: view.traitCollection, source)
      }
    }
  }

  private func change(to traits: UITraitCollection, _ source: InterfaceSource) {
    guard applied != [traits.horizontalSizeClass, traits.verticalSizeClass] else { return }
    apply(traits)
    for member in members where !member.element.constants.isEmpty {
      member.constraint.constant = SizeClasses.value(in: member.element.constants, for: traits) ?? member.element.constant
    }
    for entry in varied {
      guard let object = entry.object else { continue }
      let reader = ValueReader(source: source, line: entry.description.line)
      ObjectAttributes.set(reader.values(entry.description.variedAttributes(for: traits)), of: object)
    }
  }

  private func apply(_ traits: UITraitCollection) {
    applied = [traits.horizontalSizeClass, traits.verticalSizeClass]
    for entry in varied {
      guard let view = entry.object as? UIView else { continue }
      changeSubviews(of: view, entry.description, traits)
    }
    let active = members.map { $0.holder.installs($0.element, traits) && $0.constraint.hasCommonAncestor }
    for (member, isActive) in zip(members, active) where !isActive { member.constraint.isActive = false }
    for (member, isActive) in zip(members, active) where isActive { member.constraint.isActive = true }
  }

  private func changeSubviews(of view: UIView, _ description: InterfaceObject, _ traits: UITraitCollection) {
    var index = 0
    for child in description.children("subviews") {
      guard let subview = subviews[child.id] else {
        index += 1
        continue
      }
      if !description.installs(subview: child.id, traits) {
        subview.removeFromSuperview()
        continue
      }
      if subview.superview !== view {
        if let stack = view as? UIStackView {
          stack.insertArrangedSubview(subview, at: index)
        } else {
          view.insertSubview(subview, at: min(index, view.subviews.count))
        }
      }
      index += 1
    }
  }
}

extension NSLayoutConstraint {
  /// Whether the constraint can be activated, as a constraint to a view that isn't in the hierarchy can't.
  fileprivate var hasCommonAncestor: Bool {
    guard let firstItem, let first = ResolvedAnchor(item: firstItem, attribute: firstAttribute).view else { return false }
    guard let secondItem else { return true }
    guard let second = ResolvedAnchor(item: secondItem, attribute: secondAttribute).view else { return false }
    return sequence(first: first, next: \.superview).contains { second.isDescendant(of: $0) }
  }
}
