import Foundation

/// An element of a menu: an action, a command or another menu.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The mark before an element.
  public enum State: Int, Sendable {
    /// No mark.
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash: on for some of the items that the element stands for.
    case mixed = 2
  }

  /// The attributes of an element in a menu.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The element is gray, and cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element is red, because it removes something.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open when the element is chosen.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  var shownTitle: String
  var shownImage: UIImage?

  init(title: String, image: UIImage?) {
    shownTitle = title
    shownImage = image
    super.init()
  }

  open var title: String { shownTitle }

  open var image: UIImage? { shownImage }
}

/// A menu element that performs an action when it is chosen.
@MainActor
protocol MenuLeaf: UIMenuElement {
  var attributes: Attributes { get }
  var state: State { get set }
  /// A description of the element.
  var discoverabilityTitle: String? { get }
  /// The key combination with the same action, such as "Ctrl+Z", or nil.
  var keyEquivalent: String? { get }
  /// Returns whether the action can be performed by one of the responders or their successors.
  func canPerform(from responders: [UIResponder]) -> Bool
  /// Performs the action on behalf of `sender`, by the first of the responders or their successors that can.
  func perform(sender: AnyObject, from responders: [UIResponder])
}
