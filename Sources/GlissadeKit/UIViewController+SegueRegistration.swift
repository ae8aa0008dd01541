import UIKit

extension UIViewController {
  /// Registers a segue that `performSegue(withIdentifier:sender:)` performs from this controller, in place of a storyboard.
  ///
  ///     list.registerSegue(withIdentifier: "detail") { list in
  ///       let detail = DetailController()
  ///       return UIStoryboardSegue(identifier: "detail", source: list, destination: detail) { list.show(detail, sender: nil) }
  ///     }
  ///
  /// The closure creates the segue and its destination each time it is performed. The registration is specific to Glissade.
  public func registerSegue(
    withIdentifier identifier: String, _ make: @escaping @MainActor (_ source: UIViewController) -> UIStoryboardSegue
  ) {
    origin.segues[identifier] = { source, _ in make(source) }
  }
}
