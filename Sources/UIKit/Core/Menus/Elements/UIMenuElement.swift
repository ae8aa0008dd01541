import Foundation

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public enum State: Int, Sendable {
    case off = 0
    case on = 1
    case mixed = 2
  }

  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let disabled = Attributes(rawValue: 1 << 0)
    public static let destructive = Attributes(rawValue: 1 << 1)
    public static let hidden = Attributes(rawValue: 1 << 2)
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
  var discoverabilityTitle: String? { get }
  /// The key combination with the same action, such as "Ctrl+Z", or nil.
  var keyEquivalent: String? { get }
  /// Returns whether one of the responders or their successors can perform the action.
  func canPerform(from responders: [UIResponder]) -> Bool
  /// Performs the action for `sender`, by the first of the responders or their successors that can.
  func perform(sender: AnyObject, from responders: [UIResponder])
}
