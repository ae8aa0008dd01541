import Foundation

/// Shows one controller from another, which can prepare it before.
///
/// On iOS a storyboard makes segues; storyboards do not exist here. In code a segue works as on iOS:
///
///     let segue = UIStoryboardSegue(identifier: "detail", source: self, destination: detail) { self.show(detail, sender: nil) }
///     prepare(for: segue, sender: self)
///     segue.perform()
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// What tells the source's segues apart.
  open var identifier: String? { ownIdentifier }
  /// The controller that the segue starts from.
  open var source: UIViewController { ownSource }
  /// The controller that it shows.
  open var destination: UIViewController { ownDestination }

  private let ownIdentifier: String?
  private let ownSource: UIViewController
  private let ownDestination: UIViewController
  private var performHandler: (() -> Void)?

  /// Creates a segue; its class overrides `perform()`.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    (ownIdentifier, ownSource, ownDestination) = (identifier, source, destination)
    super.init()
  }

  /// Creates a segue that is performed by a closure.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController, performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    self.performHandler = performHandler
  }

  /// Shows the destination. To be overridden, without a call to super, where the segue has no handler.
  open func perform() {
    if let performHandler { return performHandler() }
    HostServices.warn(
      "\(type(of: self)) “\(identifier ?? "")” does nothing: override perform(), or make the segue with a performHandler.")
  }
}
