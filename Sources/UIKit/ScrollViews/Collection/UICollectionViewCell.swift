import Foundation

/// A view that a collection view shows for an element, and reuses for another one after it has been scrolled away.
///
/// The initializer is `required`, because the collection view creates views of classes that it knows only by registration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier for reusing the view, or nil.
  public internal(set) var reuseIdentifier: String?

  public required override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a view with an empty frame.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Prepares the view for reuse.
  ///
  /// Override it to reset the state that belongs to the previous element.
  open func prepareForReuse() {}

  /// Applies custom attributes of the layout.
  ///
  /// Called when the attributes have changed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// A copy of the attributes that the view was last given, or nil while it waits for reuse.
  private var ownAttributes: UICollectionViewLayoutAttributes?

  /// Applies layout attributes that differ from the last ones. If they are the same, changes that other code has made are kept.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard ownAttributes != attributes else { return }
    // Copy them, because a layout may change the object later.
    ownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    attributes.apply(to: self)
    apply(attributes)
  }

  /// Makes the view apply the next attributes, even if they are the same.
  func forgetAttributes() { ownAttributes = nil }
}

/// The view of an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// The view to which custom subviews are added.
  public let contentView = UIView()

  /// A Boolean value that indicates whether the item is selected.
  open var isSelected = false { didSet { updateBackgrounds() } }
  /// A Boolean value that indicates whether a finger or the mouse is pressing the item.
  open var isHighlighted = false { didSet { updateBackgrounds() } }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView, above: nil) }
  }
  /// A view behind the content that is shown while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView, above: backgroundView) }
  }

  /// Creates a cell with an empty content view.
  public required init(frame: CGRect) {
    super.init(frame: frame)
    prepareContent()
  }

  /// Creates a cell with an empty frame.
  ///
  /// Archives are not supported, and `coder` is ignored.
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

  private func updateBackgrounds() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
