import Foundation

/// A menu element that is done by whoever in the responder chain can.
///
/// In place of a selector stands the unapplied method: `UICommand(title: "Close", action: Pane.close)`. The method runs on the first
/// responder of the chain that is of its type; where there is none, the element is shown in grey.
@preconcurrency @MainActor
open class UICommand: UIMenuElement, MenuLeaf {
  /// What the command is called where it is shown.
  open override var title: String {
    get { shownTitle }
    set { shownTitle = newValue }
  }

  /// The command's picture where it is shown; nil for none.
  open override var image: UIImage? {
    get { shownImage }
    set { shownImage = newValue }
  }

  /// More about what the command does: the tool tip of its row in a menu, or its name in a list of shortcuts.
  open var discoverabilityTitle: String?
  /// How the command may be used in a menu.
  open var attributes: Attributes
  /// The mark in front of the command in a menu.
  open var state: State
  private let method: CommandMethod

  /// A command that calls a method without arguments.
  public init<Target>(
    title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor () -> Void,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    method = CommandMethod { (target: Target, _) in action(target)() }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// A command that calls a method with the command.
  public init<Target>(
    title: String = "", image: UIImage? = nil, action: @escaping @MainActor (Target) -> @MainActor (UICommand) -> Void,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off
  ) {
    method = CommandMethod { (target: Target, command) in action(target)(command) }
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  init(
    title: String, image: UIImage?, method: CommandMethod, discoverabilityTitle: String?, attributes: Attributes = [], state: State = .off
  ) {
    self.method = method
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, image: image)
  }

  /// Runs the method on the first responder of the chain from `start` that it fits. False if there is none.
  func run(from start: UIResponder) -> Bool {
    guard let target = target(from: start) else { return false }
    method.perform(target, self)
    return true
  }

  private func target(from start: UIResponder) -> UIResponder? {
    var responder: UIResponder? = start
    while let current = responder, !method.fits(current) { responder = current.next }
    return responder
  }

  // MARK: In a menu

  var keyEquivalent: String? { nil }

  func canPerform(from responders: [UIResponder]) -> Bool { responders.contains { target(from: $0) != nil } }

  func perform(sender: AnyObject, from responders: [UIResponder]) { _ = responders.contains { run(from: $0) } }
}

/// A method of some class of responders.
@MainActor
struct CommandMethod {
  let fits: (UIResponder) -> Bool
  let perform: (UIResponder, UICommand) -> Void

  init<Target>(_ call: @escaping (Target, UICommand) -> Void) {
    fits = { $0 is Target }
    perform = { responder, command in if let target = responder as? Target { call(target, command) } }
  }
}
