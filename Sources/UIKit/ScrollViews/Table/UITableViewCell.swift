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
  open var imageView: UIImageView? { picture ?? makePicture() }
  /// The main label, created on first access.
  open var textLabel: UILabel? { text ?? makeText() }
  /// The second label, created on first access, or nil in cells of the default style.
  open var detailTextLabel: UILabel? { style == .default ? nil : detail ?? makeDetail() }

  /// A Boolean value that indicates whether the row is selected.
  public private(set) var isSelected = false
  /// A Boolean value that indicates whether the row is pressed.
  public private(set) var isHighlighted = false
  /// The appearance of the cell while it is selected or pressed.
  open var selectionStyle = SelectionStyle.default { didSet { updateSelection(animated: false) } }
  /// The accessory at the right edge.
  open var accessoryType = AccessoryType.none {
    didSet { setNeedsLayout() }
  }
  /// A custom view at the right edge, in place of the accessory.
  open var accessoryView: UIView? {
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
  /// What the cell shows while it is edited.
  var editing = CellEditing()
  let selectionView = UIView()
  /// The view behind the content of a selected or highlighted cell, or nil for a gray background.
  open var selectedBackgroundView: UIView? { didSet { showSelectedBackground(inPlaceOf: oldValue) } }
  private let separator = UIView()
  private var separatorInset = UIEdgeInsets.zero
  private let accessoryMark = AccessoryMark()
  private var picture: UIImageView?
  private var text: UILabel?
  private var detail: UILabel?

  /// Creates a cell of the given style.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    prepareContent()
  }

  /// Creates a cell of the default style, without a reuse identifier.
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

  private func makeText() -> UILabel {
    let label = makeLabel(.body, .label)
    text = label
    return label
  }

  private func makeDetail() -> UILabel {
    let label = makeLabel(style == .subtitle ? .footnote : .body, .secondaryLabel)
    detail = label
    return label
  }

  private func makeLabel(_ textStyle: UIFont.TextStyle, _ color: UIColor) -> UILabel {
    let label = UILabel()
    label.font = .preferredFont(forTextStyle: textStyle)
    label.textColor = color
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  private func makePicture() -> UIImageView {
    let view = UIImageView()
    view.contentMode = .scaleAspectFit
    contentView.addSubview(view)
    setNeedsLayout()
    picture = view
    return view
  }

  /// Prepares the cell for reuse. Override it to reset the state that belongs to the previous row.
  open func prepareForReuse() {}

  /// The frame that the table has given the cell, in its content, or nil while the cell waits for reuse.
  private(set) var place: CGRect?

  /// Moves the cell to a frame in the table's content, disregarding its transform. If the cell already has this frame, changes
  /// that other code has made to it are kept.
  func take(_ newPlace: CGRect) {
    guard newPlace != place else { return }
    place = newPlace
    if bounds.size != newPlace.size { bounds.size = newPlace.size }
    let anchor = layer.anchorPoint
    let middle = CGPoint(x: newPlace.minX + newPlace.width * anchor.x, y: newPlace.minY + newPlace.height * anchor.y)
    if center != middle { center = middle }
  }

  /// Makes the cell move to its next place, even if it is the same.
  func forgetPlace() { place = nil }

  /// Resets the place of the cell and the changes that code has made to its visibility and transform.
  func leavePlace() {
    place = nil
    setDragState(.none)
    UIView.performWithoutAnimation {
      isHidden = false
      alpha = 1
      transform3D = CATransform3DIdentity
      layer.zPosition = 0
    }
  }

  // MARK: State

  /// A Boolean value that indicates whether the cell shows its controls for editing.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets whether the cell shows its controls for editing.
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

  /// A closure that updates a cell to a state.
  public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void

  /// A closure that updates the cell when its state has changed, or nil.
  public var configurationUpdateHandler: ConfigurationUpdateHandler? {
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

  func showSeparator(_ color: UIColor?, inset: UIEdgeInsets) {
    separator.backgroundColor = color
    separator.isHidden = color == nil
    guard inset != separatorInset else { return }
    separatorInset = inset
    setNeedsLayout()
  }

  /// Rounds the corners at the ends of a card.
  func roundCorners(top: Bool, bottom: Bool) {
    var corners: CACornerMask = []
    if top { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
    if bottom { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
    layer.cornerRadius = corners.isEmpty ? 0 : Self.cardRadius
    layer.maskedCorners = corners
    clipsToBounds = true
  }

  private static let cardRadius: CGFloat = 10
  /// The least height of a cell with a content configuration, in points, as on iOS.
  private static let leastHeight: CGFloat = 44
  /// The space beside and between the parts of a cell, in points.
  private static let margin: CGFloat = 16

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
    let line = 1 / max(traitCollection.displayScale, 1)
    selectionView.frame = bounds
    let indentation = editing.indentation
    layoutAccessory()
    contentView.frame = CGRect(x: indentation, y: 0, width: max(0, contentEdge - indentation), height: bounds.height)
    editing.placeControls(in: bounds)
    layoutLabels()
    let left = separatorStart + indentation
    separator.frame = CGRect(x: left, y: bounds.height - line, width: bounds.width - left - separatorInset.right, height: line)
    let isTurned = isRightToLeft && accessoryMark.type == .disclosureIndicator
    accessoryMark.transform = isTurned ? CGAffineTransform(scaleX: -1, y: 1) : .identity
    mirror([separator, contentView, shownAccessoryView ?? accessoryMark] + editing.controls)
    if isRightToLeft { for view in [picture, text, detail] as [UIView?] { mirrorInContent(view) } }
  }

  /// The distance of the separator from the leading edge of the content, in points: that of the texts, unless the table has another inset.
  private var separatorStart: CGFloat {
    guard separatorInset.left == Self.margin else { return separatorInset.left }
    if let start = storedContents?.textStart { return start }
    return picture?.image == nil ? Self.margin : text?.frame.minX ?? Self.margin
  }

  private func mirrorInContent(_ view: UIView?) {
    guard let view else { return }
    view.center.x = contentView.bounds.width - view.center.x
  }

  private var shownAccessoryView: UIView? { isEditing ? editing.accessoryView : accessoryView }

  private var shownAccessoryType: AccessoryType { isEditing ? editing.accessoryType : accessoryType }

  /// The place of the accessory in a cell that is read from left to right, or nil without one.
  private var accessoryFrame: CGRect? {
    guard shownAccessoryView != nil || shownAccessoryType != .none else { return nil }
    let size = shownAccessoryView?.bounds.size ?? AccessoryMark.size
    let edge = bounds.width - editing.trailingWidth - (editing.trailingWidth > 0 ? 0 : Self.margin)
    return CGRect(x: edge - size.width, y: (bounds.height - size.height) / 2, width: size.width, height: size.height)
  }

  /// The right edge of the content in a cell that is read from left to right.
  private var contentEdge: CGFloat { accessoryFrame?.minX ?? bounds.width - editing.trailingWidth }

  private func layoutAccessory() {
    let hasMark = shownAccessoryView == nil && shownAccessoryType != .none
    accessoryMark.alpha = hasMark ? 1 : 0
    if hasMark { accessoryMark.type = shownAccessoryType }
    if let accessoryFrame { (shownAccessoryView ?? accessoryMark).frame = accessoryFrame }
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

  private func layoutLabels() {
    let area = contentView.bounds.insetBy(dx: Self.margin, dy: 0)
    var left = area.minX
    if let picture, let image = picture.image {
      let height = min(image.size.height, area.height - 8)
      let width = image.size.height > 0 ? image.size.width * height / image.size.height : 0
      picture.frame = CGRect(x: left, y: (area.height - height) / 2, width: width, height: height)
      left += width + Self.margin
    }
    let room = CGSize(width: max(0, area.maxX - left), height: area.height)
    let textHeight = text?.sizeThatFits(room).height ?? 0
    let detailSize = detail?.sizeThatFits(room) ?? .zero
    switch style {
    case .default:
      text?.frame = CGRect(x: left, y: 0, width: room.width, height: area.height)
    case .value1:
      let width = min(detailSize.width, room.width / 2)
      detail?.frame = CGRect(x: area.maxX - width, y: 0, width: width, height: area.height)
      text?.frame = CGRect(x: left, y: 0, width: max(0, room.width - width - Self.margin), height: area.height)
    case .subtitle:
      let top = (area.height - textHeight - detailSize.height) / 2
      text?.frame = CGRect(x: left, y: top, width: room.width, height: textHeight)
      detail?.frame = CGRect(x: left, y: top + textHeight, width: room.width, height: detailSize.height)
    }
  }
}
