import Foundation

/// A button on a bar, or a custom view in its place.
@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  /// The style of a bar button.
  public enum Style: Int, Sendable {
    /// A regular button.
    case plain = 0
    /// A button that completes a task, with a bold title.
    case done = 2

    /// The name of `done` since iOS 26.
    public static let prominent = Style.done
  }

  @Observed open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// The width of the item in a toolbar, in points, or 0 for that of its content.
  @Observed open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  /// The view to show instead of a button, or nil for a button.
  @Observed open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  /// The color of the button, or nil for the tint color of the bar.
  @Observed open var tintColor: UIColor? { didSet { didChange() } }
  /// The action that the button performs.
  ///
  /// It supplies the title and the image if the item has none.
  @Observed open var primaryAction: UIAction? {
    didSet { takeLooksOfAction() }
  }

  /// The menu that the button opens: by a press if it has no other action, otherwise like a context menu.
  @Observed open var menu: UIMenu? { didSet { didChange() } }

  /// The badge at the corner of the button, or nil for none, as on iOS 26.
  @Observed open var badge: Badge? {
    didSet {
      oldValue?.onChange = nil
      badge?.onChange = { [weak self] in self?.didChange() }
      didChange()
    }
  }
  /// The name by which a button of the next page counts as the same one, which stays during the transition, or nil, as on iOS 26.
  open var identifier: String?
  /// A Boolean value that indicates whether the button has no background in common with others, as on iOS 26. Here no buttons have one.
  open var hidesSharedBackground = false
  /// A Boolean value that indicates whether the button may have a background in common with others, as on iOS 26. Here no buttons have one.
  open var sharesBackground = true

  /// A Boolean value that indicates whether dragged items that stay above the button press it. The default is false.
  @Observed open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { didChange() } } }

  /// The object that receives `action`, which is weakly referenced. Without one, the selector goes up the responder chain.
  open var target: AnyObject? {
    get { weakTarget }
    set { weakTarget = newValue }
  }
  private weak var weakTarget: AnyObject? { didSet { actionDidChange() } }
  /// The name of the method to call when the button is pressed.
  @Observed open var action: Selector? { didSet { actionDidChange() } }

  private var message: TargetAction<UIBarButtonItem>?
  /// The kind of space that the item is, or nil for a button or a view.
  private(set) var space: Space?

  /// A kind of space between buttons.
  enum Space { case flexible, fixed }

  public required override init() { super.init() }

  private class func space(_ space: Space, width: CGFloat = 0) -> Self {
    let item = self.init()
    item.space = space
    item.width = width
    return item
  }

  /// Creates a button with a title that sends a selector to `target`, which is weakly referenced.
  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setAction(action, target)
  }

  /// Creates a button with an image that sends a selector to `target`, which is weakly referenced.
  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a system button that sends a selector to `target`, which is weakly referenced.
  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    image = systemItem.image
    space = systemItem.space
  }

  /// Creates a button with a title that calls a method of `target`, which is weakly referenced.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setAction(target) { target, _ in action(target)() }
  }

  /// Creates a button with a title that calls a method of `target`, which is weakly referenced, with the item.
  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setAction(target) { target, item in action(target)(item) }
  }

  /// Creates a button with an image that calls a method of `target`, which is weakly referenced.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a button with an image that calls a method of `target`, which is weakly referenced, with the item.
  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  /// Creates a system button that calls a method of `target`, which is weakly referenced.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    image = systemItem.image
    space = systemItem.space
  }

  /// Creates a system button that calls a method of `target`, which is weakly referenced, with the item.
  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?,
    action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    image = systemItem.image
    space = systemItem.space
  }

  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(title: systemItem.title, style: systemItem.style, target: nil, action: nil)
    image = systemItem.image
    space = systemItem.space
    self.primaryAction = primaryAction
    self.menu = menu
  }

  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    self.init(title: title, style: .plain, target: nil, action: nil)
    self.image = image
    self.primaryAction = primaryAction
    self.menu = menu
    takeLooksOfAction()
  }

  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Returns space between buttons of a toolbar, which takes what the others leave.
  public class func flexibleSpace() -> Self { space(.flexible) }

  /// Returns space of a width in points between buttons of a toolbar.
  public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixed, width: width) }

  /// Takes the title and image of the primary action if the item has none. Initializers call it too, because property observers
  /// do not run in them.
  private func takeLooksOfAction() {
    guard let primaryAction else { return }
    if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
    if image == nil { image = primaryAction.image }
  }

  /// A Boolean value that indicates whether a press has nothing to do but to open the menu.
  var opensMenuByPress: Bool { menu != nil && primaryAction == nil && message == nil }

  /// Performs the actions of the button.
  func perform() {
    primaryAction?.perform(sender: self)
    message?.send(from: self, event: nil)
  }

  private func setAction(_ action: Selector?, _ target: Any?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    actionDidChange()
  }

  /// Sends the selector from now on, if there is one. Initializers call it too, because property observers do not run in them.
  private func actionDidChange() { message = action.map { TargetAction(target: target, selector: $0) } }

  private func setAction<Target: AnyObject>(_ target: Target?, _ perform: @escaping @MainActor (Target, UIBarButtonItem) -> Void) {
    guard let target else { return }
    message = TargetAction(target: target) { target, sender, _ in perform(target, sender) }
  }
}
