extension InterfaceReader {
  /// Returns what an element changes for size classes.
  mutating func variation(of element: MarkupElement, keys: InterfaceTextKeys) -> InterfaceVariation {
    var variation = InterfaceVariation(sizeClasses: element.key ?? "default")
    var rest = element
    rest.children.removeAll { $0.name == "mask" }
    variation.attributes = attributes(of: rest, keys: keys)
    for mask in element.children where mask.name == "mask" {
      let included = mask.children.filter { $0.name == "include" }.compactMap { $0["reference"] }
      let excluded = mask.children.filter { $0.name == "exclude" }.compactMap { $0["reference"] }
      switch mask.key {
      case "subviews":
        variation.includedSubviews += included
        variation.excludedSubviews += excluded
      case "constraints":
        variation.includedConstraints += included
        variation.excludedConstraints += excluded
      default: noteUnknown(mask, " and is left out")
      }
    }
    return variation
  }
}

extension InterfaceObject {
  /// Marks the constraints that are left out by default and that no size class includes.
  mutating func markConstraintsThatAreNeverInstalled() {
    let excluded = Set(variations.filter { $0.sizeClasses == "default" }.flatMap(\.excludedConstraints))
    guard !excluded.isEmpty else { return }
    let included = Set(variations.filter { $0.sizeClasses != "default" }.flatMap(\.includedConstraints))
    for index in constraints.indices where excluded.contains(constraints[index].id) {
      constraints[index].isInstalled = included.contains(constraints[index].id)
    }
  }
}
