import Foundation

/// Something wrong with a layout, in words that name the views.
public struct LayoutIssue: Hashable, Sendable {
  /// What is wrong.
  public enum Kind: String, Sendable {
    /// Required constraints contradict each other; one has been dropped.
    case unsatisfiable
    /// The constraints leave open where a view is or how large.
    case ambiguous
  }

  /// What is wrong.
  public let kind: Kind
  /// The constraints that contradict each other, or that the view's layout goes by, as they are printed.
  public let constraints: [String]
  /// The constraint that was dropped so that the rest holds.
  public let broken: String?
  /// The views concerned, by name.
  public let views: [String]

  /// All of it, as UIKit puts it.
  public var message: String {
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

  /// That the view's constraints do not determine its frame.
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
