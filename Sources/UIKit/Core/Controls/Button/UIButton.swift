import Foundation

/// The appearance comes from `configuration` or, if that is nil, from the values set for each state (`setTitle(_:for:)` and related
/// methods).
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    /// A white title, and no background.
    case custom = 0
    /// A title in the tint color that fades while pressed.
    case system = 1
    case detailDisclosure = 2
    case infoLight = 3
    case infoDark = 4
    case contactAdd = 5
    case close = 7

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

  @Observed open var contentEdgeInsets = UIEdgeInsets.zero { didSet { if contentEdgeInsets != oldValue { contentDidChange() } } }
  // The title and the image are displaced after layout, by insets in points.
  @Observed open var titleEdgeInsets = UIEdgeInsets.zero { didSet { if titleEdgeInsets != oldValue { setNeedsLayout() } } }
  @Observed open var imageEdgeInsets = UIEdgeInsets.zero { didSet { if imageEdgeInsets != oldValue { setNeedsLayout() } } }

  /// Replaces the values set for each state.
  @Observed open var configuration: Configuration? { didSet { contentDidChange() } }

  /// Called when the state has changed, to adapt `configuration` to it.
  @Observed open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }
  /// True if something has changed that the handler has read.
  private var isConfigurationOutdated = false

  /// A press opens the menu if `showsMenuAsPrimaryAction` is true; otherwise it opens like a context menu.
  @Observed open var menu: UIMenu? {
    didSet {
      if (menu == nil) != (oldValue == nil) { isContextMenuInteractionEnabled = menu != nil }
      menuDidChange()
    }
  }

  /// If a press opens a menu, the button shows the title of the selected element, with arrows, and keeps exactly one element selected.
  /// Without a menu, a press toggles `isSelected`.
  @Observed open var changesSelectionAsPrimaryAction = false { didSet { menuDidChange() } }

  open override var showsMenuAsPrimaryAction: Bool { didSet { menuDidChange() } }

  let label = UILabel()
  let picture = UIImageView()
  let plate = UIImageView()
  var glassView: ButtonGlassView?
  let popUpArrows = MenuGlyph(.popUp)

  var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  var titleColors: [State: UIColor] = [:]
  var images: [State: UIImage] = [:]
  var backgroundImages: [State: UIImage] = [:]
  private var symbolConfigurations: [State: UIImage.SymbolConfiguration] = [:]
  /// Created with the first subtitle.
  open internal(set) var subtitleLabel: UILabel?
  /// Created when it first replaces the image.
  var activityIndicator: UIActivityIndicatorView?

  /// The button gets the title of `primaryAction`.
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero)
    become(type)
    adopt(primaryAction)
  }

  /// Gives a new button its type.
  package func become(_ type: ButtonType) {
    buttonType = type
    if type == .system { label.font = .systemFont(ofSize: 15) }
    if let symbol = type.symbol {
      images[.normal] = UIImage(systemName: symbol)
      symbolConfigurations[.normal] = UIImage.SymbolConfiguration(pointSize: type == .close ? 26 : 20)
      if type == .close { tintColor = .secondaryLabel }
    }
    contentDidChange()
  }

  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system)
    self.configuration = configuration
    adopt(primaryAction)
  }

  override func didInitialize() {
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

  // States without a value use that of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    if state == .normal { configuration?.title = title }
    contentDidChange()
  }

  /// The title takes precedence over one without attributes. Where it has no color and font, it has those of the button.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title
    contentDidChange()
  }

  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentDidChange()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    if state == .normal { configuration?.image = image }
    contentDidChange()
  }

  /// The image is stretched to the size of the button.
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
    configuration?.preferredSymbolConfigurationForImage ?? value(of: symbolConfigurations)
  }

  open func title(for state: State) -> String? { titles[state] }
  open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state] }
  open func titleColor(for state: State) -> UIColor? { titleColors[state] }
  open func image(for state: State) -> UIImage? { images[state] }
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] }

  open var currentTitle: String? { selectedElement?.title ?? configuration?.title ?? value(of: titles) }
  open var currentAttributedTitle: NSAttributedString? { configuration == nil ? value(of: attributedTitles) : nil }
  open var currentTitleColor: UIColor { appearance.titleColor }
  open var currentImage: UIImage? { configuration?.image ?? value(of: images) }
  open var currentBackgroundImage: UIImage? { value(of: backgroundImages) }

  /// Returns the value for the current state.
  func value<Value>(of values: [State: Value]) -> Value? {
    values[state.subtracting(.focused)] ?? (isHighlighted ? values[.highlighted] : nil) ?? (isEnabled ? nil : values[.disabled])
      ?? (isSelected ? values[.selected] : nil) ?? values[.normal]
  }

  open func setNeedsUpdateConfiguration() {
    isConfigurationOutdated = false
    guard configurationUpdateHandler != nil else { return }
    tracking(.updateConfiguration) { button in
      button.configurationUpdateHandler?(button)
    } onChange: { button in
      // The values change only after this call.
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

  override func colorsMayHaveChanged() { updateAppearance() }

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
