/// What a `UIAction` runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A command in a closure, for controls and buttons.
@preconcurrency @MainActor
open class UIAction: NSObject {
  /// Tells an action from others, so that adding it twice replaces it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is called where it is shown.
  open var title: String
  /// The action's picture where it is shown; nil for none.
  open var image: UIImage?
  /// Tells this action from others; a number of its own unless given.
  public let identifier: Identifier
  /// The control that runs the action, while it runs.
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler
  private static var count = 0

  /// An action that calls `handler`.
  public init(title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, handler: @escaping UIActionHandler) {
    Self.count += 1
    self.title = title
    self.image = image
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.handler = handler
    super.init()
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}
