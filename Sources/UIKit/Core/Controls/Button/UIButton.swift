import Foundation

/// A control with a title, an image or both that performs an action when pressed.
///
/// The appearance comes from `configuration` or, if that is nil, from the values set for each state (`setTitle(_:for:)` and
/// related methods).
open class UIButton: UIControl {
  /// The type of a button.
  public enum ButtonType: Int, Sendable {
    /// A button without an appearance of its own: a white title, and no background.
    case custom = 0
    /// A button whose title has the tint color and fades while pressed.
    case system = 1
    /// A symbol that shows details.
    case detailDisclosure = 2
    /// A symbol that shows information, for dark backgrounds.
    case infoLight = 3
    /// A symbol that shows information, for light backgrounds.
    case infoDark = 4
    /// A symbol that adds something.
    case contactAdd = 5
    /// A symbol that closes something.
    case close = 7

    /// The name of the symbol that a button of the type shows, or nil.
    fileprivate var symbol: String? {
      switch self {
      case .custom, .system: nil
      case .detailDisclosure, .infoLight, .infoDark: "info.circle"
      case .contactAdd: "plus.circle"
      case .close: "xmark.circle.fill"
      }
    }
  }

  public private(set) var buttonType = ButtonType.custom

  open var titleLabel: UILabel? { label }
  open var imageView: UIImageView? { picture }

  /// The space around the title and image, in points.
  @Observed open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { contentDidChange() } } }
  /// The displacement of the title after layout, as insets in points.
  @Observed open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
  /// The displacement of the image after layout, as insets in points.
  @Observed open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

  /// The configuration of the appearance, which replaces the values set for each state, or nil.
  @Observed open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Called when the state has changed, to adapt `configuration` to it.
  @Observed open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// A Boolean value that indicates whether something has changed that the handler has read.
  private var isConfigurationOutdated = false

  /// The menu that the button opens: by a press if `showsMenuAsPrimaryAction` is true, otherwise like a context menu.
  @Observed open var menu: UIMenu? {
    didSet {
      if (menu == nil) != (oldValue == nil) { isContextMenuInteractionEnabled = menu != nil }
      menuDidChange()
    }
  }

  /// A Boolean value that indicates whether a press changes the selection.
  ///
  /// If a press opens a menu, the button shows the title of the selected element, with arrows, and keeps exactly one element
  /// selected. Without a menu, a press toggles `isSelected`.
  @Observed open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  let label = UILabel()
  let picture = UIImageView()
  /// The background behind the title and image.
  let plate = UIImageView()
  /// The glass of a configuration that has it, or nil.
  var glassView: ButtonGlassView?
  /// The arrows of a pop-up button.
  let popUpArrows = MenuGlyph(.popUp)

  var titles: [State: String] = [:]
  var titleColors: [State: UIColor] = [:]
  var images: [State: UIImage] = [:]
  var backgroundImages: [State: UIImage] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  /// The label of the configuration's subtitle, from the first subtitle on.
  open internal(set) var subtitleLabel: UILabel?
  /// The indicator that replaces the image, from the first time on.
  var activityIndicator: UIActivityIndicatorView?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  /// Creates a button of the given type that performs `primaryAction` when pressed, with the action's title.
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    buttonType = type
    if type == .system { label.font = .systemFont(ofSize: 15) }
    if let symbol = type.symbol {
      images[.normal] = UIImage(systemName: symbol)
      symbolConfigurations[.normal] = UIImage.SymbolConfiguration(pointSize: type == .close ? 26 : 20)
      if type == .close { tintColor = .secondaryLabel }
    }
    adopt(primaryAction)
  }

  /// Creates a button with the given configuration that performs `primaryAction` when pressed.
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

  /// Sets the title for a state.
  ///
  /// States without a title use that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { configuration?.title = title }
    contentDidChange()
  }

  /// Sets the color of the title for a state, or restores the default of the button's type if nil.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  /// Sets the image for a state.
  ///
  /// States without an image use that of the normal state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal { configuration?.image = image }
    contentDidChange()
  }

  /// Sets the background image for a state, which is stretched to the size of the button.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentDidChange()
  }

  open func setPreferredSymbolConfiguration(_ configuration: UIImage.SymbolConfiguration?, forImageIn state: State) {
    symbolConfigurations[state] = configuration
    contentDidChange()
  }

  open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? { symbolConfigurations[state] }

  open var currentPreferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    configuration?.preferredSymbolConfigurationForImage ?? content(symbolConfigurations)
  }

  open func title(for state: State) -> String? { titles[state] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  open func image(for state: State) -> UIImage? { images[state] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  open var currentTitle: String? { selectedElement?.title ?? configuration?.title ?? content(titles) }
  open var currentTitleColor: UIColor { appearance.titleColor }
  open var currentImage: UIImage? { configuration?.image ?? content(images) }
  open var currentBackgroundImage: UIImage? { content(backgroundImages) }

  /// Returns the value for the current state, otherwise that for the normal state.
  func content<Value>(_ values: [State: Value]) -> Value? {
    values[state.subtracting(.focused)] ?? (isHighlighted ? values[.highlighted] : nil) ?? (isEnabled ? nil : values[.disabled])
      ?? (isSelected ? values[.selected] : nil) ?? values[.normal]
  }

  /// Calls `configurationUpdateHandler`.
  open func setNeedsUpdateConfiguration() {
    isConfigurationOutdated = false
    guard configurationUpdateHandler != nil else { return }
    tracking(.updateConfiguration) { button in
      button.configurationUpdateHandler?(button)
    } onChange: { button in
      // What was read changes only after this call.
      button.isConfigurationOutdated = true
      button.setNeedsLayout()
    }
  }

  // MARK: Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { naturalSize }

  open override var intrinsicContentSize: CGSize { naturalSize }

  override var baselines: TextBaselines { .centered(label.font) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if isConfigurationOutdated { setNeedsUpdateConfiguration() }
    layOutContent()
  }

  // MARK: State

  override func stateDidChange() {
    super.stateDidChange()
    setNeedsUpdateConfiguration()
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
