import Foundation
import UIKit

/// Reports that a property of the user's code was set, which is `dynamic` so that it can be observed.
public func _glissadeDidSet(_ object: AnyObject) {
  if let object = object as? NSObject { KeyValueObservers.valuesMayHaveChanged(of: object) }
}
