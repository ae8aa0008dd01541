import UIKit

extension InterfaceInstance {
  /// Creates gesture recognizers.
  static let gestureMakers: [String: Maker] = [:]
}
