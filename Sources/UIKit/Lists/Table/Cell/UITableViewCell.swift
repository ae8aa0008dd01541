import Foundation

/// The initializer is `required` because the table creates cells of registered classes.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  public internal(set) var reuseIdentifier: String?
  public let contentView = UIView()
  /// Created on first access.
  open var imageView: UIImageView? { labels.picture ?? added(labels.makePicture()) }
  /// Created on first access.
  open var textLabel: UILabel? { labels.text ?? added(labels.makeText(style, tint: tintColor, isRightToLeft: isRightToLeft)) }
  /// Created on first access. Nil in cells of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : labels.detail ?? added(labels.makeDetail(style)) }

  public private(set) var isSelected = false
  public private(set) var isHighlighted = false
  @Observed open var selectionStyle = SelectionStyle.default { didSet { updateSelection(animated: false) } }
  @Observed open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// Replaces the accessory at the right edge.
  @Observed open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  open var editingAccessoryType: AccessoryType {
    get { editing.accessoryType }
    set {
      editing.accessoryType = newValue
      setNeedsLayout()
    }
  }
  /// Replaces the accessory at the right edge while the row is edited.
  open var editingAccessoryView: UIView? {
    get { editing.accessoryView }
    set {
      editing.accessoryView?.removeFromSuperview()
      editing.accessoryView = newValue
      if let newValue { addSubview(newValue) }
      setNeedsLayout()
    }
  }

  let style: CellStyle
  var editing = CellEditing()
  package final var segues = CellSegues()
  let selectionView = UIView()
  /// The view behind the content of a selected or pressed cell, or nil for a gray background.
  @Observed open var selectedBackgroundView: UIView? { didSet { showSelectedBackground(inPlaceOf: oldValue) } }
  /// Behind the content and the selection. Nil leaves only the background color.
  @Observed open var backgroundView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let backgroundView { insertSubview(backgroundView, at: 0) }
      setNeedsLayout()
    }
  }
  var labels = CellLabels()
  let separator = UIView()
  var separatorInset = UIEdgeInsets.zero
  let accessoryMark = AccessoryMark()
  /// Created when an accessory type with a button is first shown.
  var detailButton: UIButton?
  /// The frame that the table has set, in its content, or nil while the cell waits for reuse.
  var place: CGRect?

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  public required init?(coder: NSCoder) {
    style = coder.value(for: Self.styleKey) ?? .default
    reuseIdentifier = coder.value(for: Self.reuseIdentifierKey)
    super.init(coder: coder)
  }

  /// The style of a cell in an Interface Builder file.
  package static let styleKey = InterfaceCoder.Key<CellStyle>("cellStyle")
  /// The reuse identifier of a cell in an Interface Builder file.
  package static let reuseIdentifierKey = InterfaceCoder.Key<String>("reuseIdentifier")

  override func didInitialize() {
    selectionView.backgroundColor = Self.selectionColor
    selectionView.alpha = 0
    for view in [selectionView, contentView, accessoryMark, separator] { addSubview(view) }
  }

  private func added<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  open func prepareForReuse() {}

  // MARK: State

  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  open func dragStateDidChange(_ dragState: DragState) {}

  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    updateSelection(animated: animated)
  }

  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
    updateSelection(animated: animated)
  }

  private func updateSelection(animated: Bool) {
    editing.control?.isChecked = isSelected
    configurationStateDidChange()
    // A background configuration has its own colors for the state.
    guard storedContents?.plate == nil else { return selectionView.alpha = 0 }
    let alpha: CGFloat = selectionStyle != .none && (isSelected || isHighlighted) ? 1 : 0
    guard animated else { return selectionView.alpha = alpha }
    UIView.animate(withDuration: 0.25) { self.selectionView.alpha = alpha }
  }

  // MARK: Configuration

  var storedContents: CellContents?
  var needsConfiguration = false
  var isSwiped = false { didSet { if isSwiped != oldValue { configurationStateDidChange() } } }

  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  @Observed public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// Override it to add custom states.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isFocused) = (isSelected, isHighlighted, isFocused)
    (state.isSwiped, state.isEditing, state.isReordering) = (isSwiped, isEditing, editing.isMoving)
    (state.cellDragState, state.cellDropState) = (editing.dragState, editing.dropState)
    return state
  }

  /// Updates the existing configurations. Override it to create configurations for a state.
  open func updateConfiguration(using state: UICellConfigurationState) { storedContents?.update(for: state) }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configurationStateDidChange()
  }

  // MARK: Layout

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    placeParts()
  }

  /// Returns the size that fits the content configuration or the constraints inside `contentView`, otherwise the current height.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    updateConfigurationIfNeeded()
    let besideContent = bounds.width - contentEdge + editing.indentation
    if let fitting = storedContents?.fittingSize(width: targetSize.width - besideContent) {
      return CGSize(width: targetSize.width, height: max(fitting.height, Self.leastHeight))
    }
    guard !contentView.constraints.isEmpty else { return CGSize(width: targetSize.width, height: bounds.height) }
    let content = contentView.systemLayoutSizeFitting(
      CGSize(width: targetSize.width - besideContent, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority, verticalFittingPriority: verticalFittingPriority)
    return CGSize(width: content.width + besideContent, height: content.height)
  }
}
