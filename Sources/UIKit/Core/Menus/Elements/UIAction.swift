public typealias UIActionHandler = @MainActor (UIAction) -> Void

@preconcurrency @MainActor
open class UIAction: UIMenuElement, MenuLeaf {
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }

  /// Unique unless given. An action that is added to a control replaces the one with the same identifier.
  public let identifier: Identifier
  /// The tool tip of the action's row in a menu, and of its button in a bar.
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  /// The control that performs the action, or the view that owns the menu, while the action is performed.
  public private(set) weak var sender: AnyObject?
  private let handler: UIActionHandler
  private static var count = 0

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

  // MARK: Menus

  var keyEquivalent: String? { nil }

  func canPerform(from responders: [UIResponder]) -> Bool { true }

  func perform(sender: AnyObject, from responders: [UIResponder]) { perform(sender: sender) }
}
