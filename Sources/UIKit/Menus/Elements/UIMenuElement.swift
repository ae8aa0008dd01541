import Foundation

/// What a menu is made of: an action, a command, or a menu inside it.
@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  /// The mark in front of an element.
  public enum State: Int, Sendable {
    case off = 0
    /// A check mark.
    case on = 1
    /// A dash: on for some of what the element stands for.
    case mixed = 2
  }

  /// How an element may be used, and what it warns of.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Shown in grey; it cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// Shown in red, because it takes something away.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// Left out.
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

  /// What the element is called.
  open var title: String { shownTitle }

  /// The picture in front of the title; nil for none.
  open var image: UIImage? { shownImage }
}

/// An element that does something when it is chosen.
@MainActor
protocol MenuLeaf: UIMenuElement {
  var attributes: Attributes { get }
  var state: State { get set }
  /// More about what the element does.
  var discoverabilityTitle: String? { get }
  /// The keys that do the same, such as "Ctrl+Z".
  var keyEquivalent: String? { get }
  /// Whether choosing it would find somebody who does what it says.
  func canPerform(from responders: [UIResponder]) -> Bool
  /// Does it: as the wish of `sender`, by the first of the responders (and what follows them) that can.
  func perform(sender: AnyObject, from responders: [UIResponder])
}
