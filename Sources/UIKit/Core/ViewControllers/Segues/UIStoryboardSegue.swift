import Foundation

/// On iOS, storyboards create segues. Glissade has no storyboards, but a segue created in code works as on iOS:
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
  private var performHandler: (() -> Void)?

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
