import Foundation
import UIKit

/// Reports that a `dynamic` property of the user's code was set, for key-value observation.
public func _glissadeDidSet(_ object: AnyObject) {
  if let object = object as? NSObject { KeyValueObservers.valuesMayHaveChanged(of: object) }
}
