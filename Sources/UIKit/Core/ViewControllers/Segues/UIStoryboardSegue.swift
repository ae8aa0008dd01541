import Foundation

/// An object that shows one view controller from another, which can prepare it first.
///
/// On iOS, storyboards create segues. Glissade has no storyboards, but a segue created in code works as on iOS:
///
///     let segue = UIStoryboardSegue(identifier: "detail", source: self, destination: detail) { self.show(detail, sender: nil) }
///     prepare(for: segue, sender: self)
///     segue.perform()
@preconcurrency @MainActor
open class UIStoryboardSegue: NSObject {
  /// The identifier that distinguishes the segues of one source.
  open var identifier: String? { ownIdentifier }
  open var source: UIViewController { ownSource }
  open var destination: UIViewController { ownDestination }

  private let ownIdentifier: String?
  private let ownSource: UIViewController
  private let ownDestination: UIViewController
  private var performHandler: (() -> Void)?

  /// Creates a segue.
  ///
  /// A subclass overrides `perform()`.
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

  /// Shows the destination.
  ///
  /// Subclasses override this method, without calling super, if the segue has no handler.
  open func perform() {
    if let performHandler { return performHandler() }
    UIWindowScene.warn(
      "\(type(of: self)) “\(identifier ?? "")” does nothing: override perform(), or make the segue with a performHandler.")
  }
}
