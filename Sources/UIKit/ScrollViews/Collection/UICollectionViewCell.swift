import Foundation

/// A view that a collection view shows for an element, and uses again for another one when it has been scrolled away.
///
/// The initialiser is `required`, because the collection view makes views of classes that it only knows by registration.
@preconcurrency @MainActor
open class UICollectionReusableView: UIView {
  /// The identifier under which the view is used again.
  public internal(set) var reuseIdentifier: String?

  public required override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Called before the view is used again: forget what belongs to the old element.
  open func prepareForReuse() {}

  /// Takes over attributes of the layout beyond those that every view has. Called when they have changed.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The attributes that the view was given last, as they were then; nil while it waits to be used again.
  private var ownAttributes: UICollectionViewLayoutAttributes?

  /// Applies layout attributes unless they are those that the view was given last: what code has changed since stays as it is.
  func take(_ attributes: UICollectionViewLayoutAttributes) {
    guard ownAttributes != attributes else { return }
    // A copy, as layouts may change the object that they have handed out.
    ownAttributes = attributes.copy() as? UICollectionViewLayoutAttributes
    attributes.apply(to: self)
    apply(attributes)
  }

  /// Makes the next attributes count, whatever they are.
  func forgetAttributes() { ownAttributes = nil }
}

/// The view of an item.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// What the cell's own views are added to.
  public let contentView = UIView()

  /// Whether the item is selected.
  open var isSelected = false { didSet { updateBackgrounds() } }
  /// Whether a finger or the mouse is down on the item.
  open var isHighlighted = false { didSet { updateBackgrounds() } }

  /// A view behind the content.
  open var backgroundView: UIView? {
    didSet { replace(oldValue, with: backgroundView, above: nil) }
  }
  /// A view behind the content, shown while the item is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet { replace(oldValue, with: selectedBackgroundView, above: backgroundView) }
  }

  /// A cell with an empty content view.
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

  private func updateBackgrounds() {
    selectedBackgroundView?.isHidden = !(isSelected || isHighlighted)
  }
}
