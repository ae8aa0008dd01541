import Foundation

/// The part of a controller's view that bars cover at an edge. Safe areas have replaced it in newer code.
@preconcurrency @MainActor
public protocol UILayoutSupport: NSObjectProtocol {
  var length: CGFloat { get }
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var heightAnchor: NSLayoutDimension { get }
}

extension UIViewController {
  public var topLayoutGuide: any UILayoutSupport { barGuide(.top) }

  public var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom) }

  private func barGuide(_ edge: BarLayoutGuide.Edge) -> BarLayoutGuide {
    let known = view.layoutGuides.lazy.compactMap { $0 as? BarLayoutGuide }.first { $0.edge == edge }
    return known ?? BarLayoutGuide(edge, of: view)
  }
}

/// A guide between an edge of a view and the view's safe area.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  enum Edge {
    case top, bottom
  }

  let edge: Edge

  init(_ edge: Edge, of view: UIView) {
    self.edge = edge
    super.init()
    identifier = "\(view.layoutName).\(edge == .top ? "topLayoutGuide" : "bottomLayoutGuide")"
    view.addLayoutGuide(self)
    let safeArea = view.safeAreaLayoutGuide
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: edge == .top ? view.topAnchor : safeArea.bottomAnchor),
      bottomAnchor.constraint(equalTo: edge == .top ? safeArea.topAnchor : view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor), trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }

  var length: CGFloat {
    let insets = owningView?.safeAreaInsets ?? .zero
    return edge == .top ? insets.top : insets.bottom
  }
}
