import UIKit

extension CATransaction {
  /// Performs changes of layers without implicit animations.
  package static func withoutActions(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}
