import Foundation

/// A rectangle inside a view that constraints can use like a view, but that shows nothing and costs no layer.
@preconcurrency @MainActor
open class UILayoutGuide: NSObject {
  public override init() { super.init() }

  /// The view that the guide belongs to. Set by `addLayoutGuide(_:)`.
  open internal(set) weak var owningView: UIView?

  /// A name for reports.
  open var identifier = ""

  /// Where the guide lies in its view's points, as of the latest layout.
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
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutStorage?.guides ?? [] }

  /// Makes a guide belong to this view, so that constraints between it and the view's surroundings can be made.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView !== self else { return }
    layoutGuide.owningView?.removeLayoutGuide(layoutGuide)
    layoutGuide.owningView = self
    layout.guides.append(layoutGuide)
  }

  /// Takes a guide away, with all constraints that it takes part in.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    guard layoutGuide.owningView === self, let layoutStorage else { return }
    let concerned = layoutStorage.mentions.filter { $0.firstItem === layoutGuide || $0.secondItem === layoutGuide }
    NSLayoutConstraint.deactivate(concerned.inOrder)
    layoutEngine?.forget(layoutGuide)
    layoutStorage.guides.removeAll { $0 === layoutGuide }
    layoutGuide.owningView = nil
  }
}
