import Foundation

package struct LayoutIssue: Hashable, Sendable {
  package enum Kind: String, Sendable {
    /// Required constraints conflict, and one has been dropped.
    case unsatisfiable
    /// The constraints do not determine the position or size of a view.
    case ambiguous
  }

  package let kind: Kind
  /// The descriptions of the conflicting constraints, or of those that affect an ambiguous view.
  package let constraints: [String]
  /// The description of the constraint that was dropped, or nil for an ambiguous layout.
  package let broken: String?
  package let views: [String]

  /// The complete message, in UIKit's form.
  package var message: String {
    let list = "(\n" + constraints.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)"
    switch kind {
    case .unsatisfiable:
      let hint =
        constraints.contains { $0.hasPrefix(Self.maskPrefix) }
        ? "\n(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, set "
          + "translatesAutoresizingMaskIntoConstraints to false on the view that they name.)" : ""
      return "Unable to simultaneously satisfy constraints. Probably at least one of the constraints in the following list is one you "
        + "don't want.\(hint)\n\(list)\n\nWill attempt to recover by breaking constraint\n\(broken ?? "")"
    case .ambiguous:
      return "The layout of \(views.joined(separator: ", ")) is ambiguous: its constraints do not determine its place and size.\n\(list)"
    }
  }

  static let maskPrefix = "<NSAutoresizingMaskLayoutConstraint:"
}

extension LayoutIssue {
  @MainActor
  init(_ conflict: LayoutSystem.Conflict) {
    kind = .unsatisfiable
    constraints = conflict.constraints.map(\.written)
    broken = conflict.broken.description
    var names: [String] = []
    for name in conflict.constraints.flatMap(\.names) where !names.contains(name) { names.append(name) }
    views = names
  }

  @MainActor
  init(ambiguous view: UIView) {
    kind = .ambiguous
    let affecting = view.constraintsAffectingLayout(for: .horizontal) + view.constraintsAffectingLayout(for: .vertical)
    constraints = affecting.map(\.description)
    broken = nil
    views = [view.layoutName]
  }
}

extension LayoutSystem.Origin {
  @MainActor
  fileprivate var written: String {
    switch self {
    case .constraint(let constraint): return constraint.description
    case .frame(let record, let quantity):
      guard let view = record.view else { return LayoutIssue.maskPrefix + " (gone)>" }
      let (attribute, value) = quantity.described(in: view.frame)
      return "\(LayoutIssue.maskPrefix) \(view.layoutName).\(attribute) == \(Double((value * 1000).rounded() / 1000))>"
    }
  }

  @MainActor
  fileprivate var names: [String] {
    switch self {
    case .constraint(let constraint): [constraint.firstSide, constraint.secondSide].compactMap { $0?.item.layoutName }
    case .frame(let record, _): [record.item?.layoutName].compactMap { $0 }
    }
  }
}

extension LayoutQuantity {
  fileprivate func described(in frame: CGRect) -> (attribute: String, value: CGFloat) {
    switch self {
    case .x: ("minX", frame.minX)
    case .y: ("minY", frame.minY)
    case .width, .contentWidth: ("width", frame.width)
    case .height, .contentHeight: ("height", frame.height)
    }
  }
}
