import UIKit

extension UIViewController {
  /// Registers what `performSegue(withIdentifier:sender:)` performs from this controller, in place of a storyboard.
  ///
  ///     list.registerSegue(withIdentifier: "detail") { list in
  ///       let detail = DetailController()
  ///       return UIStoryboardSegue(identifier: "detail", source: list, destination: detail) { list.show(detail, sender: nil) }
  ///     }
  ///
  /// The registration is Glissade's own; all else about segues is UIKit's.
  ///
  /// - Parameter make: makes the segue and its destination each time that it is to be performed.
  public func registerSegue(
    withIdentifier identifier: String, _ make: @escaping @MainActor (_ source: UIViewController) -> UIStoryboardSegue
  ) {
    segues[identifier] = make
  }
}
