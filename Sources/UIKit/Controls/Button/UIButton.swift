import Foundation

/// A control with a title, an image or both, that does something when tapped.
///
/// Looks come from `configuration`, or, where that is nil, from what was set for each state (`setTitle(_:for:)` and the rest).
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    /// Without looks of its own: white title, nothing behind it.
    case custom = 0
    /// A title in the tint colour, that fades while pressed.
    case system = 1
  }

  public private(set) var buttonType = ButtonType.custom

  /// The label that shows the title.
  open var titleLabel: UILabel? { label }
  /// The view that shows the image.
  open var imageView: UIImageView? { picture }

  /// Space around title and image, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
  /// Moves the title after layout, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }
  /// Moves the image after layout, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero { didSet { setNeedsLayout() } }

  /// A modern description of the looks; replaces what was set for each state.
  open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Called when the state has changed, to adapt `configuration` to it.
  open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

  /// The menu that the button opens: by a press where `showsMenuAsPrimaryAction`, else by what asks for a context menu.
  open var menu: UIMenu? {
    didSet {
      if (menu == nil) != (oldValue == nil) { isContextMenuInteractionEnabled = menu != nil }
      menuDidChange()
    }
  }

  /// Whether using the button changes what is selected: with a menu that a press opens, the button shows the title of the element that
  /// is on, with arrows, and keeps exactly one on; without, it turns `isSelected` over.
  open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  let label = UILabel()
  let picture = UIImageView()
  /// What lies behind title and image.
  let plate = UIImageView()
  /// The arrows of a pop-up button.
  let popUpArrows = MenuGlyph(.popUp)

  var titles: [State: String] = [:]
  var titleColors: [State: UIColor] = [:]
  var images: [State: UIImage] = [:]
  var backgroundImages: [State: UIImage] = [:]

  /// A button of the custom type.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// A button of the given type that runs `primaryAction` when tapped, with the action's title.
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { label.font = .systemFont(ofSize: 15) }
    adopt(primaryAction)
  }

  /// A button that looks as described and runs `primaryAction` when tapped.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  private func setUp() {
    popUpArrows.isHidden = true
    for view in [plate, picture, label, popUpArrows] as [UIView] {
      view.isUserInteractionEnabled = false
      addSubview(view)
    }
    label.font = .systemFont(ofSize: 18)
    label.lineBreakMode = .byTruncatingMiddle
    contentDidChange()
  }

  private func adopt(_ action: UIAction?) {
    contentDidChange()
    guard let action else { return }
    if !action.title.isEmpty { setTitle(action.title, for: .normal) }
    addAction(action, for: .primaryActionTriggered)
  }

  // MARK: Content for each state

  /// The title in `state`; states without one have the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { configuration?.title = title }
    contentDidChange()
  }

  /// The title's colour in `state`; nil gives the type's own back.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal { configuration?.image = image }
    contentDidChange()
  }

  /// An image behind title and image, stretched to the button's size.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  open func title(for state: State) -> String? { titles[state] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  open func image(for state: State) -> UIImage? { images[state] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  open var currentTitle: String? { selectedElement?.title ?? configuration?.title ?? content(titles) }
  open var currentTitleColor: UIColor { appearance.titleColor }
  open var currentImage: UIImage? { configuration?.image ?? content(images) }
  open var currentBackgroundImage: UIImage? { content(backgroundImages) }

  /// What was set for the current state, or else for the normal one.
  func content<Value>(_ values: [State: Value]) -> Value? {
    values[state.subtracting(.focused)] ?? (isHighlighted ? values[.highlighted] : nil) ?? (isEnabled ? nil : values[.disabled])
      ?? (isSelected ? values[.selected] : nil) ?? values[.normal]
  }

  /// Has `configurationUpdateHandler` called.
  open func setNeedsUpdateConfiguration() { configurationUpdateHandler?(self) }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var intrinsicContentSize: CGSize { naturalSize }

  override var baselines: TextBaselines { .centred(label.font) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  // MARK: State

  override func stateDidChange() {
    super.stateDidChange()
    configurationUpdateHandler?(self)
    contentDidChange()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateAppearance()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    updateAppearance()
  }

  override var isPressedByKeyboard: Bool { true }

  override func performKeyboardAction() {
    turnSelectionOver()
    sendActions(for: [.touchUpInside, .primaryActionTriggered])
  }

  override func touchUpInsideDidHappen(_ event: UIEvent?) {
    turnSelectionOver()
    sendActions(for: .primaryActionTriggered, with: event)
  }

  open override func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration? {
    menu.map { menu in UIContextMenuConfiguration(actionProvider: { _ in menu }) }
  }

  override func menuElementWasChosen(_ element: any MenuLeaf) { select(element) }

  func contentDidChange() {
    updateAppearance()
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }
}
