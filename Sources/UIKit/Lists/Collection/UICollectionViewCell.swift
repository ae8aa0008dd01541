import Foundation

/// A view that a collection view shows for an element, and reuses for another one after it has been scrolled away.
///
/// The initializer is `required`, because the collection view creates views of classes that it knows only by registration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier for reusing the view, or nil.
  public internal(set) var reuseIdentifier: String?

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Prepares the view for reuse.
  ///
  /// Override it to reset the state that belongs to the previous element.
  open func prepareForReuse() {}

  /// Applies custom attributes of the layout.
  ///
  /// Called when the attributes have changed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the size that the content needs, along the axes on which the layout leaves the size to the view.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let axes = layoutAttributes.sizing?.axes, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let size = fittingSize(for: layoutAttributes.size, axes)
    preferred.size = CGSize(
      width: axes.contains(.horizontal) ? size.width : layoutAttributes.size.width,
      height: axes.contains(.vertical) ? size.height : layoutAttributes.size.height)
    return preferred
  }

  /// Returns the size that the content needs, where the size along the other axes is given.
  func fittingSize(for size: CGSize, _ axes: ScrollAxes) -> CGSize {
    guard !constraintsInside().isEmpty else {
      let fitting = sizeThatFits(size)
      return fitting == bounds.size ? size : fitting
    }
    return fittingSize(of: self, for: size, axes)
  }

  func fittingSize(of view: UIView, for size: CGSize, _ axes: ScrollAxes) -> CGSize {
    view.systemLayoutSizeFitting(
      CGSize(width: axes.contains(.horizontal) ? 0 : size.width, height: axes.contains(.vertical) ? 0 : size.height),
      withHorizontalFittingPriority: axes.contains(.horizontal) ? .fittingSizeLevel : .required,
      verticalFittingPriority: axes.contains(.vertical) ? .fittingSizeLevel : .required)
  }

  /// A copy of the attributes that the view was last given, or nil while it waits for reuse.
  private var ownAttributes: UICollectionViewLayoutAttributes?

  /// Applies layout attributes that differ from the last ones. If they are the same, changes that other code has made are kept.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard ownAttributes != attributes else { return }
    // Copy them, because a layout may change the object later.
    ownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    attributes.apply(to: self)
    layoutPlaceDidChange(attributes.listPlace)
    apply(attributes)
  }

  /// Called with the place in a list, or nil, when the attributes have changed.
  func layoutPlaceDidChange(_ place: ListPlace?) {}

  /// Makes the view apply the next attributes, even if they are the same.
  func forgetAttributes() { ownAttributes = nil }
}

/// The view of an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view to which custom subviews are added.
  public let contentView = UIView()

  @Observed open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  /// A Boolean value that indicates whether a finger or the mouse is pressing the item.
  @Observed open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  /// A view behind the content.
  @Observed open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView, above: nil) }
  }
  /// A view behind the content that is shown while the item is selected or highlighted.
  @Observed open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView, above: backgroundView) }
  }

  /// Creates a cell with an empty content view.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    prepareContent()
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepareContent()
  }

  private func prepareContent() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  private func replace(_ old: UIView?, with new: UIView?, above lower: UIView?) {
    old?.removeFromSuperview()
    guard let new else { return }
    new.frame = bounds
    new.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    if let lower { insertSubview(new, aboveSubview: lower) } else { insertSubview(new, at: 0) }
    updateBackgrounds()
  }

  override func fittingSize(for size: CGSize, _ axes: ScrollAxes) -> CGSize {
    updateConfigurationIfNeeded()
    if let fitting = storedContents?.fittingSize(width: size.width) { return fitting }
    guard contentView.constraintsInside().isEmpty else { return fittingSize(of: contentView, for: size, axes) }
    return super.fittingSize(for: size, axes)
  }

  // MARK: Configuration

  var storedContents: CellContents?
  var needsConfiguration = false
  /// A Boolean value that indicates whether the swipe actions are shown.
  var isSwiped = false { didSet { if isSwiped != oldValue { configurationStateDidChange() } } }

  /// The opacity of the cell while its item is dragged.
  var dragOpacity: CGFloat = 1 { didSet { if dragOpacity != oldValue { alpha = dragOpacity } } }
  var dropState = UICellConfigurationState.DropState.none { didSet { if dropState != oldValue { configurationStateDidChange() } } }
  private var dragState = UICellConfigurationState.DragState.none

  /// The stage that an item has reached in a drag.
  public enum DragState: Int, Sendable {
    /// In its place, or lifted by a press, or dragged.
    case none, lifting, dragging
  }

  /// Notifies the cell that a person lifts, drags or has released its item.
  open func dragStateDidChange(_ dragState: DragState) {}

  func setDragState(_ state: UICellConfigurationState.DragState) {
    guard state != dragState else { return }
    dragState = state
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    configurationStateDidChange()
  }

  /// Shows the cell as one whose item isn't dragged.
  func forgetDrag() {
    dragOpacity = 1
    dropState = .none
    setDragState(.none)
  }

  override func take(_ attributes: UICollectionViewLayoutAttributes) {
    super.take(attributes)
    if dragOpacity != 1 { alpha = attributes.alpha * dragOpacity }
  }

  public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void

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
    (state.isSwiped, state.cellDragState, state.cellDropState) = (isSwiped, dragState, dropState)
    return state
  }

  /// Updates the cell's configurations to a state.
  ///
  /// Override it to make a configuration for the state. Call super to update the present ones.
  open func updateConfiguration(using state: UICellConfigurationState) { storedContents?.update(for: state) }

  open override func layoutSubviews() {
    updateConfigurationIfNeeded()
    super.layoutSubviews()
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    configurationStateDidChange()
  }

  private func stateDidChange() {
    updateBackgrounds()
    configurationStateDidChange()
  }

  private func updateBackgrounds() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
