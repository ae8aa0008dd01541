import Foundation
import UIKit

extension UIImage {
  /// Creates the image with a name from the user's resources, for the current appearance or that of `traits`, or else from the image folders
  /// of the program.
  public convenience init?(named name: String, in resources: LiveResources, compatibleWith traits: UITraitCollection? = nil) {
    if let image = resources.picture(named: name, for: traits ?? .current) {
      self.init(copying: image)
    } else {
      self.init(named: name, among: [], besides: [resources.folder])
    }
  }
}

extension UIColor {
  /// Creates the color with a name from the user's resources, or returns nil if there is none. It follows the interface style.
  public convenience init?(named name: String, in resources: LiveResources) {
    guard let set = resources.colorSet(named: name) else { return nil }
    self.init(dynamicProvider: { traits in traits.userInterfaceStyle == .dark ? set.dark : set.light })
  }
}
