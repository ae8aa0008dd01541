import UIKit

extension InterfaceObject {
  /// Returns the variations that apply for traits, the most general first.
  @MainActor
  func variations(for traits: UITraitCollection) -> [InterfaceVariation] {
    variations.filter { SizeClasses($0.sizeClasses).fits(traits) }
      .sorted { SizeClasses($0.sizeClasses).count < SizeClasses($1.sizeClasses).count }
  }
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
}
