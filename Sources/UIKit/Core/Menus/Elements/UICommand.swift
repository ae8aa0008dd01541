import Foundation

/// A menu element whose action a responder performs.
///
/// An unapplied method can take the place of a selector: `UICommand(title: "Close", action: Pane.close)`. The method is called on
/// the first responder in the chain that has the method's type. If there is none, the element is gray.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, MenuLeaf {
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }

  /// The tool tip of the command's row in a menu, or its name in a list of shortcuts.
  open var discoverabilityTitle: String?
  open var attributes: Attributes
  open var state: State
  private let method: CommandMethod

  /// The name of the method, or "method" if the method itself was given.
  public var action: Selector { method.selector }
  public let propertyList: Any?

  public init(
    title: String = "", image: UIImage? = nil, action: Selector, propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: Attributes = [], state: State = .off
  ) {
    method = CommandMethod(selector: action)
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  public init<Target>(
    title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    method = CommandMethod { (target: Target, _) in action(target)() }
    propertyList = nil
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  public init<Target>(
    title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor (UICommand) -> Void,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    method = CommandMethod { (target: Target, command) in action(target)(command) }
    propertyList = nil
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  init(
    title: String, image: UIImage?, method: CommandMethod, propertyList: Any? = nil, discoverabilityTitle: String?,
    attributes: Attributes = [], state: State = .off
  ) {
    self.method = method
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Calls the method on the first suitable responder in the chain from `start`. Returns false if there is none.
  func run(from start: UIResponder) -> Bool {
    guard let target = target(from: start) else { return false }
    method.perform(target, self)
    return true
  }

  private func target(from start: UIResponder) -> UIResponder? {
    responderChain(from: start).first { method.fits($0, self) }
  }

  // MARK: Menus

  var keyEquivalent: String? { nil }

  func canPerform(from responders: [UIResponder]) -> Bool { responders.contains { target(from: $0) != nil } }

  func perform(sender: AnyObject, from responders: [UIResponder]) { _ = responders.contains { run(from: $0) } }
}

/// A method of a class of responders, with the type erased.
@MainActor
struct CommandMethod {
  let selector: Selector
  let fits: (UIResponder, UICommand) -> Bool
  let perform: (UIResponder, UICommand) -> Void

  init(selector: Selector) {
    self.selector = selector
    fits = { responder, command in responder.canPerformAction(selector, withSender: command) }
    perform = { responder, command in MethodTable.send(selector, to: responder, [command]) }
  }

  init<Target>(_ call: @escaping (Target, UICommand) -> Void) {
    selector = "method"
    fits = { responder, _ in responder is Target }
    perform = { responder, command in if let target = responder as? Target { call(target, command) } }
  }
}
