import UIKit

extension UIViewController {
  /// Registers a segue that `performSegue(withIdentifier:sender:)` performs from this controller, in place of a storyboard.
  ///
  ///     list.registerSegue(withIdentifier: "detail") { list in
  ///       let detail = DetailController()
  ///       return UIStoryboardSegue(identifier: "detail", source: list, destination: detail) { list.show(detail, sender: nil) }
  ///     }
  ///
  /// The registration is specific to Glissade. Everything else about segues is UIKit's.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the segue.
  ///   - make: A closure that creates the segue with its destination, each time that it is performed.
  public func registerSegue(
    withIdentifier identifier: String, _ make: @escaping @MainActor (_ source: UIViewController) -> UIStoryboardSegue
  ) {
    segues[identifier] = make
  }
}
