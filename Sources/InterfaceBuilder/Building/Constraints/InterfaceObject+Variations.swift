import UIKit

@MainActor
extension InterfaceObject {
  /// Returns the variations that apply for traits, the most general first.
  func variations(for traits: UITraitCollection) -> [InterfaceVariation] {
    guard !variations.isEmpty else { return [] }
    return variations.filter { SizeClasses($0.sizeClasses).fits(traits) }
      .sorted { SizeClasses($0.sizeClasses).count < SizeClasses($1.sizeClasses).count }
  }

  /// Returns whether a constraint that the view holds exists for traits.
  func installs(_ constraint: InterfaceConstraint, _ traits: UITraitCollection) -> Bool {
    variations(for: traits).reduce(constraint.isInstalled) { isInstalled, variation in
      variation.includedConstraints.contains(constraint.id)
        || isInstalled && !variation.excludedConstraints.contains(constraint.id)
    }
  }

  /// Returns whether a subview exists for traits.
  func installs(subview id: String, _ traits: UITraitCollection) -> Bool {
    let isInstalled = children.first { $0.object.id == id }?.object.attributes["installed"] != .text("NO")
    return variations(for: traits).reduce(isInstalled) { isInstalled, variation in
      variation.includedSubviews.contains(id) || isInstalled && !variation.excludedSubviews.contains(id)
    }
  }

  /// Returns the values for traits of all attributes that some variation changes.
  func variedAttributes(for traits: UITraitCollection) -> [String: InterfaceValue] {
    let keys = Set(variations.flatMap(\.attributes.keys)).subtracting(["frame"])
    var values = Self.standardValues.merging(attributes) { _, own in own }
    for variation in variations(for: traits) { values.merge(variation.attributes) { _, varied in varied } }
    return values.filter { keys.contains($0.key) }
  }

  /// The values of attributes that an element doesn't have.
  private static let standardValues: [String: InterfaceValue] = [
    "hidden": .text("NO"), "alpha": .text("1"), "spacing": .text("0"), "axis": .text("horizontal"), "alignment": .text("fill"),
    "distribution": .text("fill"), "installed": .text("YES"),
  ]
}

/// The size classes of a variation, such as "heightClass=compact-widthClass=regular", or "default".
struct SizeClasses {
  private var width: UIUserInterfaceSizeClass?
  private var height: UIUserInterfaceSizeClass?

  init(_ text: String) {
    for part in text.split(separator: "-") {
      let pair = part.split(separator: "=")
      guard pair.count == 2 else { continue }
      let value: UIUserInterfaceSizeClass? = pair[1] == "compact" ? .compact : pair[1] == "regular" ? .regular : nil
      if pair[0] == "widthClass" { width = value } else if pair[0] == "heightClass" { height = value }
    }
  }

  /// The number of classes, which is 0 for the default.
  var count: Int { (width == nil ? 0 : 1) + (height == nil ? 0 : 1) }

  func fits(_ traits: UITraitCollection) -> Bool {
    (width == nil || width == traits.horizontalSizeClass) && (height == nil || height == traits.verticalSizeClass)
  }

  /// Returns the value of the most specific size classes that fit.
  static func value(in values: [String: Double], for traits: UITraitCollection) -> Double? {
    values.filter { SizeClasses($0.key).fits(traits) }.max { SizeClasses($0.key).count < SizeClasses($1.key).count }?.value
  }
}
