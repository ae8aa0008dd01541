import Foundation

/// The view of a row.
///
/// The initializer is `required`, because the table creates cells of classes that it knows only by registration.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// The identifier for reusing the cell, or nil.
  public let reuseIdentifier: String?
  /// The view to which custom subviews are added.
  public let contentView = UIView()
  /// The image view on the left, created on first access.
  open var imageView: UIImageView? { labels.picture ?? added(labels.makePicture()) }
  /// The main label, created on first access.
  open var textLabel: UILabel? { labels.text ?? added(labels.makeText(style, tint: tintColor, isRightToLeft: isRightToLeft)) }
  /// The second label, created on first access, or nil in cells of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : labels.detail ?? added(labels.makeDetail(style)) }

  public private(set) var isSelected = false
  /// A Boolean value that indicates whether the row is pressed.
  public private(set) var isHighlighted = false
  /// The appearance of the cell while it is selected or pressed.
  @Observed open var selectionStyle = SelectionStyle.default { didSet { updateSelection(animated: false) } }
  /// The accessory at the right edge.
  @Observed open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsLayout() } }
  }
  /// A custom view at the right edge, in place of the accessory.
  @Observed open var accessoryView: UIView? {
    didSet {
      oldValue?.removeFromSuperview()
      if let accessoryView { addSubview(accessoryView) }
      setNeedsLayout()
    }
  }
  /// The accessory at the right edge while the row is edited.
  open var editingAccessoryType: AccessoryType {
    get { editing.accessoryType }
    set {
      editing.accessoryType = newValue
      setNeedsLayout()
    }
  }
  /// A custom view at the right edge while the row is edited, in place of the accessory.
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
  /// The controls and the accessory of the cell while it is edited.
  var editing = CellEditing()
  let selectionView = UIView()
  /// The view behind the content of a selected or highlighted cell, or nil for a gray background.
  @Observed open var selectedBackgroundView: UIView? { didSet { showSelectedBackground(inPlaceOf: oldValue) } }
  /// The view behind the content and the selection, or nil for the background color alone.
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
  /// The button that shows details, created for an accessory type with one.
  var detailButton: UIButton?
  /// The frame that the table has given the cell, in its content, or nil while the cell waits for reuse.
  var place: CGRect?

  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareContent()
  }

  public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

  /// Creates a cell of the default style. Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) {
    style = .default
    reuseIdentifier = nil
    super.init(coder: coder)
    prepareContent()
  }

  private func prepareContent() {
    selectionView.backgroundColor = Self.selectionColor
    selectionView.alpha = 0
    for view in [selectionView, contentView, accessoryMark, separator] { addSubview(view) }
  }

  private func added<View: UIView>(_ view: View) -> View {
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Prepares the cell for reuse. Override it to reset the state that belongs to the previous row.
  open func prepareForReuse() {}

  // MARK: State

  /// A Boolean value that indicates whether the cell shows its controls for editing.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  open func setEditing(_ editing: Bool, animated: Bool) { showEditing(editing, animated: animated) }

  /// Notifies the cell that a person lifts, drags or has released it.
  open func dragStateDidChange(_ dragState: DragState) {}

  /// Sets whether the row appears selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
    updateSelection(animated: animated)
  }

  /// Sets whether the row appears pressed.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    isHighlighted = highlighted
    updateSelection(animated: animated)
  }

  private func updateSelection(animated: Bool) {
    editing.control?.isChecked = isSelected
    configurationStateDidChange()
    // A background configuration has colors of its own for the state.
    guard storedContents?.plate == nil else { return selectionView.alpha = 0 }
    let alpha: CGFloat = selectionStyle != .none && (isSelected || isHighlighted) ? 1 : 0
    guard animated else { return selectionView.alpha = alpha }
    UIView.animate(withDuration: 0.25) { self.selectionView.alpha = alpha }
  }

  // MARK: Configuration

  var storedContents: CellContents?
  var needsConfiguration = false
  /// A Boolean value that indicates whether the swipe actions are shown.
  var isSwiped = false { didSet { if isSwiped != oldValue { configurationStateDidChange() } } }

  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// A closure that updates the cell when its state has changed, or nil.
  @Observed public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// The state of the cell.
  ///
  /// Override it to add values of the app's own.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isFocused) = (isSelected, isHighlighted, isFocused)
    (state.isSwiped, state.isEditing, state.isReordering) = (isSwiped, isEditing, editing.isMoving)
    (state.cellDragState, state.cellDropState) = (editing.dragState, editing.dropState)
    return state
  }

  /// Updates the cell's configurations to a state.
  ///
  /// Override it to make a configuration for the state. Call super to update the present ones.
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

  /// Returns the size with the height required by the constraints inside `contentView` at the given width.
  ///
  /// Without constraints, the current height.
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
