import Foundation

/// A rectangle inside a view that constraints can use like a view. It draws nothing and needs no layer.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  public override init() { super.init() }

  /// Set by `addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?

  /// The name of the guide in messages.
  open var identifier = ""

  /// The frame in the owner's points after the last layout.
  open var layoutFrame: CGRect { owningView?.layoutEngine?.frame(of: self) ?? .zero }
}

extension UILayoutGuide: LayoutItem {
  var layoutView: UIView? { owningView }

  var layoutName: String {
    guard identifier.isEmpty else { return identifier }
    return "\(owningView?.layoutName ?? "(nothing)").layoutGuide"
  }
}

extension UIView {
  public var layoutGuides: [UILayoutGuide] { layoutStorage?.guides ?? [] }

  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layout.guides.append(layoutGuide)
  }

  /// Deactivates all constraints of the guide.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, let layoutStorage else { return }
    let concerned = layoutStorage.mentions.filter { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide }
    NSLayoutConstraint.deactivate(concerned.inOrder)
    layoutEngine?.forget(layoutGuide)
    layoutStorage.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}
