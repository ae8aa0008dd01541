import Foundation

/// Hidden arranged views take no space. Hiding or showing a view in an animation block moves the others along.
@preconcurrency @MainActor
open class UIStackView: UIView {
  public enum Distribution: Int, Sendable {
    /// Hugging and compression resistance determine the lengths of the views.
    case fill
    case fillEqually
    /// The views fill the stack in proportion to their natural lengths.
    case fillProportionally
    /// The views keep their natural lengths, and the spaces between them are equal.
    case equalSpacing
    /// The distances between the centers of the views are equal, as far as the spacing allows.
    case equalCentering
  }

  public enum Alignment: Int, Sendable {
    case fill
    case leading
    case firstBaseline
    case center
    case trailing
    case lastBaseline

    public static let top = Alignment.leading
    public static let bottom = Alignment.trailing
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the standard spacing of 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// All of these views are subviews, but there may be other subviews.
  open private(set) var arrangedSubviews: [UIView] = []

  @Observed open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  @Observed open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  @Observed open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// In points. The spacing is exact if the views fill the stack, otherwise a minimum.
  @Observed open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// If true, spacing in a column is measured between baselines.
  @Observed open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// If true, the views are arranged inside the layout margins.
  @Observed open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var own = StackArrangement()
  private var isArrangementValid = false

  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if view.superview === self { arrangedSubviews.removeAll { $0 === view } }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: stackIndex.clamped(to: 0...arrangedSubviews.count))
    arrangementDidChange()
  }

  /// The view remains a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    arrangedSubviews.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    layoutEngine?.contentDidChange(view)
    arrangementDidChange()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Spacing

  /// The spacing is in points. `spacingUseDefault` resets it.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns `spacingUseDefault` if no spacing was set.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  func effectiveSpacing(after view: UIView) -> CGFloat {
    let chosen = customSpacings[ObjectIdentifier(view)] ?? spacing
    // The standard distance between related views on iOS.
    return chosen == Self.spacingUseSystem ? 8 : chosen
  }

  // MARK: Hiding

  /// Returns whether a view is hidden and takes no space.
  func collapses(_ view: UIView) -> Bool { view.layer.isHidden && arrangedSubviews.contains { $0 === view } }

  override var animatesVisibilityOfSubviews: Bool { true }

  /// In an animation block, the other views move along.
  override func subviewVisibilityDidChange(_ view: UIView) {
    guard arrangedSubviews.contains(where: { $0 === view }) else { return }
    layoutEngine?.contentDidChange(view)
    arrangementDidChange()
    if AnimationContext.current != nil, UIView.areAnimationsEnabled { (superview ?? self).layoutIfNeeded() }
  }

  // MARK: Constraints

  private func arrangementDidChange() {
    isArrangementValid = false
    setNeedsUpdateConstraints()
  }

  open override func updateConstraints() {
    if !isArrangementValid {
      isArrangementValid = true
      own.replace(for: self)
    }
    super.updateConstraints()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override var forFirstBaselineLayout: UIView {
    arrangedSubviews.first { !$0.isHidden }?.forFirstBaselineLayout ?? self
  }

  open override var forLastBaselineLayout: UIView {
    let visible = arrangedSubviews.filter { !$0.isHidden }
    return (axis == .vertical ? visible.last : visible.first)?.forLastBaselineLayout ?? self
  }
}

extension UIView {
  /// True if a stack lays out the view as hidden.
  var isCollapsed: Bool { layer.isHidden && (superview as? UIStackView)?.collapses(self) == true }
}
