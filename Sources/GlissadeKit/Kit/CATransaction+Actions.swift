import UIKit

extension CATransaction {
  /// Performs changes of layers without implicit animations.
  static func withoutActions(_ changes: () -> Void) {
    begin()
    setDisableActions(true)
    changes()
    commit()
  }
}
