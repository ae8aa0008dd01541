import Foundation

/// Storyboards create segues. One that is created in code works as well:
///
///     let segue = UIStoryboardSegue(identifier: "detail", source: self, destination: detail) { self.show(detail, sender: nil) }
///     prepare(for: segue, sender: self)
///     segue.perform()
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  open var identifier: String? { ownIdentifier }
  open var source: UIViewController { ownSource }
  open var destination: UIViewController { ownDestination }

  private let ownIdentifier: String?
  private let ownSource: UIViewController
  private let ownDestination: UIViewController
  /// What `perform()` does unless a subclass overrides it.
  package final var performHandler: (() -> Void)?
  /// Called between the preparation by the source and `perform()`.
  final var willPerform: (() -> Void)?
  /// A Boolean value that indicates whether containers animate on the way back. They don't below a controller that is dismissed.
  final var animatesUnwinding = true

  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (ownIdentifier, ownSource, ownDestination) = (identifier, source, destination)
    super.init()
  }

  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  open func perform() {
    if let performHandler { return performHandler() }
    UIWindowScene.warn(
      "\(type(of: self)) “\(identifier ?? "")” does nothing: override perform(), or make the segue with a performHandler.")
  }
}
