/// What a `UIAction` runs.
public typealias UIActionHandler = @MainActor (UIAction) -> Void

/// A command in a closure, for controls and menus.
@preconcurrency @MainActor
open class UIAction: UIMenuElement, MenuLeaf {
  /// Tells an action from others, so that adding it twice replaces it.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// What the action is called where it is shown.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  /// The action's picture where it is shown; nil for none.
  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }

  /// Tells this action from others; a number of its own unless given.
  public let identifier: Identifier
  /// More about what the action does: the tool tip of its row in a menu.
  open var discoverabilityTitle: String?
  /// How the action may be used where it is shown in a menu.
  open var attributes: Attributes
  /// The mark in front of the action in a menu.
  open var state: State
  /// The control that runs the action, or the view whose menu does, while it runs.
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler
  private static var count = 0

  /// An action that calls `handler`.
  public init(
    title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off, handler: @escaping UIActionHandler
  ) {
    Self.count += 1
    self.identifier = identifier ?? Identifier("action-\(Self.count)")
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, image: image)
  }

  func perform(sender: AnyObject) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  // MARK: In a menu

  var keyEquivalent: String? { nil }

  func canPerform(from responders: [UIResponder]) -> Bool { true }

  func perform(sender: AnyObject, from responders: [UIResponder]) { perform(sender: sender) }
}
