import Foundation

private let maskPrefix = "<NSAutoresizingMaskLayoutConstraint:"

extension LayoutSystem.Conflict {
  /// A warning in UIKit's form.
  @MainActor
  var message: String {
    let constraints = constraints.map(\.written)
    let hint =
      constraints.contains { $0.hasPrefix(maskPrefix) }
      ? "\n(Note: If you're seeing NSAutoresizingMaskLayoutConstraints that you don't understand, set "
        + "translatesAutoresizingMaskIntoConstraints to false on the view that they name.)" : ""
    let list = "(\n" + constraints.map { "    \"\($0)\"" }.joined(separator: ",\n") + "\n)"
    return "Unable to simultaneously satisfy constraints. Probably at least one of the constraints in the following list is one you "
      + "don't want.\(hint)\n\(list)\n\nWill attempt to recover by breaking constraint\n\(broken.description)"
  }
}

extension LayoutSystem.Origin {
  @MainActor
  fileprivate var written: String {
    switch self {
    case .constraint(let constraint): return constraint.description
    case .frame(let record, let quantity):
      guard let view = record.view else { return maskPrefix + " (gone)>" }
      let (attribute, value) = quantity.described(in: view.frame)
      return "\(maskPrefix) \(view.layoutName).\(attribute) == \(Double((value * 1000).rounded() / 1000))>"
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
