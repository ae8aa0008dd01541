import Foundation

@preconcurrency @MainActor
open class UIBarButtonItem: UIBarItem {
  public enum Style: Int, Sendable {
    case plain = 0
    case done = 2

    /// The name of `done` since iOS 26.
    public static let prominent = Style.done
  }

  @Observed open var style = Style.plain { didSet { if style != oldValue { didChange() } } }
  /// The width in a toolbar, in points, or 0 for that of the content.
  @Observed open var width: CGFloat = 0 { didSet { if width != oldValue { didChange() } } }
  @Observed open var customView: UIView? { didSet { if customView !== oldValue { didChange() } } }
  @Observed open var tintColor: UIColor? { didSet { didChange() } }
  /// Supplies the title and the image if the item has none.
  @Observed open var primaryAction: UIAction? {
    didSet { takeLooksOfAction() }
  }

  /// Opened by a press if the button has no other action, otherwise like a context menu.
  @Observed open var menu: UIMenu? { didSet { didChange() } }

  @Observed open var badge: Badge? {
    didSet {
      oldValue?.onChange = nil
      badge?.onChange = { [weak self] in self?.didChange() }
      didChange()
    }
  }
  /// A button of the next page with the same identifier counts as the same one, and stays during the transition.
  open var identifier: String?
  /// Has no effect, because buttons have no common background here.
  open var hidesSharedBackground = false
  /// Has no effect, because buttons have no common background here.
  open var sharesBackground = true

  @Observed open var isSpringLoaded = false { didSet { if isSpringLoaded != oldValue { didChange() } } }

  /// Weakly referenced. Without a target, the selector is sent up the responder chain.
  open var target: AnyObject? {
    get { weakTarget }
    set { weakTarget = newValue }
  }
  private weak var weakTarget: AnyObject? { didSet { actionDidChange() } }
  @Observed open var action: Selector? { didSet { actionDidChange() } }

  private var message: TargetAction<UIBarButtonItem>?
  /// The kind of space that the item is, or nil for a button or a view.
  private(set) var space: Space?

  enum Space { case flexible, fixed }

  public required override init() { super.init() }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Makes the item one of the system's.
  package final func become(_ systemItem: SystemItem) {
    (title, style, image, space) = (systemItem.title, systemItem.style, systemItem.image, systemItem.space)
  }

  private class func space(_ space: Space, width: CGFloat = 0) -> Self {
    let item = self.init()
    item.space = space
    item.width = width
    return item
  }

  public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
    self.init()
    self.title = title
    self.style = style
    setAction(action, target)
  }

  public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    image = systemItem.image
    space = systemItem.space
  }

  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setAction(target) { target, _ in action(target)() }
  }

  public convenience init<Target: AnyObject>(
    title: String?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init()
    self.title = title
    self.style = style
    setAction(target) { target, item in action(target)(item) }
  }

  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init<Target: AnyObject>(
    image: UIImage?, style: Style, target: Target?, action: @escaping @MainActor (Target) -> @MainActor (UIBarButtonItem) -> Void
  ) {
    self.init(title: nil, style: style, target: target, action: action)
    self.image = image
  }

  public convenience init<Target: AnyObject>(
    barButtonSystemItem systemItem: SystemItem, target: Target?, action: @escaping @MainActor (Target) -> @MainActor () -> Void
  ) {
    self.init(title: systemItem.title, style: systemItem.style, target: target, action: action)
    image = systemItem.image
    space = systemItem.space
  }

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

  public class func flexibleSpace() -> Self { space(.flexible) }

  public class func fixedSpace(_ width: CGFloat) -> Self { space(.fixed, width: width) }

  /// Takes the title and image of the primary action if the item has none. Initializers call it too, because property observers don't run
  /// in them.
  private func takeLooksOfAction() {
    guard let primaryAction else { return }
    if title == nil, !primaryAction.title.isEmpty { title = primaryAction.title }
    if image == nil { image = primaryAction.image }
  }

  /// A Boolean value that indicates whether a press only opens the menu.
  var opensMenuByPress: Bool { menu != nil && primaryAction == nil && message == nil }

  func perform() {
    primaryAction?.perform(sender: self)
    message?.send(from: self, event: nil)
  }

  private func setAction(_ action: Selector?, _ target: Any?) {
    self.target = target.map { $0 as AnyObject }
    self.action = action
    actionDidChange()
  }

  /// Updates what a press sends. Initializers call it too, because property observers don't run in them.
  private func actionDidChange() { message = action.map { TargetAction(target: target, selector: $0) } }

  private func setAction<Target: AnyObject>(_ target: Target?, _ perform: @escaping @MainActor (Target, UIBarButtonItem) -> Void) {
    guard let target else { return }
    message = TargetAction(target: target) { target, sender, _ in perform(target, sender) }
  }
}
