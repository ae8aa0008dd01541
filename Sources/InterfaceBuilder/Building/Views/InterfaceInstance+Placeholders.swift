import UIKit

extension InterfaceInstance {
  /// Creates a labelled view in place of an element that isn't known, if it has a frame.
  func makePlaceholder(for description: InterfaceObject) -> AnyObject? {
    warn("<\(description.kind)> isn't known: a labelled view takes its place", line: description.line)
    return makeView(description, UIView.self)
  }
}
