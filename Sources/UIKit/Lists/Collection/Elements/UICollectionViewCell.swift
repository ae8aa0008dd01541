import Foundation

/// A view that a collection view shows for an element, and reuses for others.
///
/// The initializer is `required` because the collection view creates views of registered classes.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  public internal(set) var reuseIdentifier: String?

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open func prepareForReuse() {}

  /// Called when the attributes have changed, so that a subclass can apply its own.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// Returns the attributes with the preferred size along the axes that the layout leaves to the view.
  open func preferredLayoutAttributesFitting(_ layoutAttributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
    guard let axes = layoutAttributes.sizing?.axes, let preferred = layoutAttributes.copy() as? UICollectionViewLayoutAttributes
    else { return layoutAttributes }
    let size = fittingSize(for: layoutAttributes.size, axes)
    preferred.size = CGSize(
      width: axes.contains(.horizontal) ? size.width : layoutAttributes.size.width,
      height: axes.contains(.vertical) ? size.height : layoutAttributes.size.height)
    return preferred
  }

  /// Returns the preferred size along `axes`. Along the others the given size is kept.
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

  /// A copy of the attributes that were last applied, or nil while the view waits for reuse.
  private var ownAttributes: UICollectionViewLayoutAttributes?

  /// Applies layout attributes if they differ from the last ones. Otherwise changes that other code has made to the view are kept.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard ownAttributes != attributes else { return }
    // Copied because the layout may change the object later.
    ownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    attributes.apply(to: self)
    layoutPlaceDidChange(attributes.listPlace)
    apply(attributes)
  }

  /// Called when the attributes have changed, with the place in a list, or nil.
  func layoutPlaceDidChange(_ place: ListPlace?) {}

  /// Makes the view apply the next attributes even if they are the same.
  func forgetAttributes() { ownAttributes = nil }
}

@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  public let contentView = UIView()
  package final var segues = CellSegues()

  @Observed open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
  @Observed open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }

  @Observed open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView, above: nil) }
  }
  /// Shown while the item is selected or highlighted.
  @Observed open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView, above: backgroundView) }
  }

  public required init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func didInitialize() {
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
  var isSwiped = false { didSet { if isSwiped != oldValue { configurationStateDidChange() } } }

  var dragOpacity: CGFloat = 1 { didSet { if dragOpacity != oldValue { alpha = dragOpacity } } }
  var dropState = UICellConfigurationState.DropState.none { didSet { if dropState != oldValue { configurationStateDidChange() } } }
  private var dragState = UICellConfigurationState.DragState.none

  public enum DragState: Int, Sendable {
    case none, lifting, dragging
  }

  open func dragStateDidChange(_ dragState: DragState) {}

  func setDragState(_ state: UICellConfigurationState.DragState) {
    guard state != dragState else { return }
    dragState = state
    dragStateDidChange(DragState(rawValue: state.rawValue) ?? .none)
    configurationStateDidChange()
  }

  /// Resets the appearance from before the drag.
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

  @Observed public var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() } }
  }

  /// Override it to add custom states.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    (state.isSelected, state.isHighlighted, state.isFocused) = (isSelected, isHighlighted, isFocused)
    (state.isSwiped, state.cellDragState, state.cellDropState) = (isSwiped, dragState, dropState)
    return state
  }

  /// Updates the existing configurations. Override it to create configurations for a state.
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
