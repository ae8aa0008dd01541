import Foundation

/// A button on a bar, or another view in its place.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// How important the button is.
  public enum Style: Int, Sendable {
    /// One among others.
    case plain = 0
    /// What ends a task: in bold.
    case done = 2
  }

  /// A button with a title or picture of its own on every system.
  public enum SystemItem: Int, Sendable {
    case done = 0
    case cancel = 1
    case edit = 2
    case save = 3
    case add = 4
    case action = 9
    case search = 12
    case undo = 21
    case redo = 22
    case close = 24
  }

  /// Whether the item is the bar's main one.
  open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// A view that is shown instead of a button.
  open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  /// The colour of the button; nil for the bar's tint.
  open var tintColor: UIColor? { didSet { didChange() } }
  /// What the button runs, with the action's title and image where the item has none of its own.
  open var primaryAction: UIAction? {
    didSet { takeLooksOfAction() }
  }

  private var message: TargetAction<UIBarButtonItem>?

  public override init() { super.init() }

  /// A button with a title that does nothing by itself: the item of a back button, for instance.
  public convenience init(title: String?, style: Style, target: AnyObject?, action: Never?) {
    self.init()
    self.title = title
    self.style = style
  }

  /// A button with a title that calls a method of `target`, which is held weakly.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setAction(target) { target, _ in action(target)() }
  }

  /// A button with a title that calls a method of `target`, which is held weakly, with the item.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setAction(target) { target, item in action(target)(item) }
  }

  /// A button with an image that calls a method of `target`, which is held weakly.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// A button with an image that calls a method of `target`, which is held weakly, with the item.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// One of the system's buttons that calls a method of `target`, which is held weakly.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    image = systemItem.image
  }

  /// One of the system's buttons that calls a method of `target`, which is held weakly, with the item.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    image = systemItem.image
  }

  /// One of the system's buttons that runs an action.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(title: systemItem.title, style: systemItem.style, target: nil, action: nil)
    image = systemItem.image
    self.primaryAction = primaryAction
  }

  /// A button with a title or image that runs an action.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.image = image
    self.primaryAction = primaryAction
    takeLooksOfAction()
  }

  /// A view of one's own on the bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Called by initialisers too, in which observers are silent.
  private func takeLooksOfAction() {
    guard let primaryAction else { return }
    if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
    if image == nil { image = primaryAction.image }
  }

  /// What a tap on the button does.
  func perform() {
    primaryAction?.perform(sender: self)
    message?.send(from: self, event: nil)
  }

  private func setAction<Target: AnyObject>(_ target: Target?, _ perform: @escaping @MainActor (Target, UIBarButtonItem) -> Void) {
    guard let target else { return }
    message = TargetAction(target: target) { target, sender, _ in perform(target, sender) }
  }
}

extension UIBarButtonItem.SystemItem {
  fileprivate var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  fileprivate var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    case .add, .action, .search, .close: nil
    }
  }

  @MainActor
  fileprivate var image: UIImage? {
    switch self {
    case .add: BarGlyph.plus.image
    case .action: BarGlyph.share.image
    case .search: BarGlyph.magnifier.image
    case .close: BarGlyph.cross.image
    case .done, .cancel, .edit, .save, .undo, .redo: nil
    }
  }
}
