import Rehearsal
import UIKit

struct ViewTreeRow: Equatable {
  let id: ObjectIdentifier
  /// The number of superviews. Windows have 0.
  let depth: Int
  let className: String
  /// The layer's name, or else the view's accessibility identifier.
  let name: String?
  let accessibilityLabel: String?
  /// The frame, and all properties that differ from the defaults.
  let detail: String
  let isInvisible: Bool
  let hasSubviews: Bool
  let isCollapsed: Bool

  @MainActor
  init(_ view: UIView, depth: Int, isInvisible: Bool, isCollapsed: Bool) {
    id = ObjectIdentifier(view)
    self.depth = depth
    className = String(describing: type(of: view))
    name = view.layer.name ?? view.accessibilityIdentifier
    accessibilityLabel = view.accessibilityLabel
    detail = Self.detail(of: view)
    self.isInvisible = isInvisible
    hasSubviews = !view.subviews.isEmpty
    self.isCollapsed = isCollapsed
  }

  /// Returns whether the class or a name contains `text`, regardless of case.
  func matches(_ text: String) -> Bool {
    [className, name, accessibilityLabel].contains { $0?.localizedCaseInsensitiveContains(text) == true }
  }

  @MainActor
  private static func detail(of view: UIView) -> String {
    let size = view.bounds.size
    let corner = CGPoint(
      x: view.center.x - size.width * view.layer.anchorPoint.x, y: view.center.y - size.height * view.layer.anchorPoint.y)
    var parts = ["\(text(corner.x)), \(text(corner.y))  \(text(size.width)) × \(text(size.height))"]
    if view.isHidden { parts.append("hidden") }
    if view.alpha != 1 { parts.append("alpha \(text(view.alpha))") }
    if !CATransform3DIsIdentity(view.layer.transform) { parts.append(text(view.layer.transform)) }
    if let label = view.accessibilityLabel { parts.append("label “\(label)”") }
    if view.accessibilityElementsHidden { parts.append("hidden from assistive programs") }
    return parts.joined(separator: " · ")
  }

  private static func text(_ number: CGFloat) -> String { DecimalText.of(Double(number), places: 2) }

  private static func text(_ transform: CATransform3D) -> String {
    guard CATransform3DIsAffine(transform) else { return "3D transform" }
    let t = CATransform3DGetAffineTransform(transform)
    var parts: [String] = []
    let (scaleX, scaleY) = (hypot(t.a, t.b), hypot(t.c, t.d))
    if abs(scaleX - 1) > 1e-6 || abs(scaleY - 1) > 1e-6 {
      parts.append(abs(scaleX - scaleY) < 1e-6 ? "scale \(text(scaleX))" : "scale \(text(scaleX)) × \(text(scaleY))")
    }
    let angle = atan2(t.b, t.a) * 180 / .pi
    if abs(angle) > 1e-6 { parts.append("turned \(text(angle))°") }
    if t.tx != 0 || t.ty != 0 { parts.append("moved \(text(t.tx)), \(text(t.ty))") }
    return parts.isEmpty ? "transform" : parts.joined(separator: ", ")
  }
}
