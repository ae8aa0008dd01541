import Foundation

/// A view that arranges its subviews in a row or a column, by constraints that it manages itself.
///
/// Hidden arranged views take no space. Hiding or showing one in an animation block moves the others along.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// The distribution of the views along the axis.
  public enum Distribution: Int, Sendable {
    /// The views fill the stack.
    ///
    /// Hugging and compression resistance determine their lengths.
    case fill
    /// The views fill the stack with equal lengths.
    case fillEqually
    /// The views fill the stack in proportion to their natural lengths.
    case fillProportionally
    /// The views keep their natural lengths, and the spaces between them are equal.
    case equalSpacing
    /// The distances between the centers of the views are equal, as far as the spacing allows.
    case equalCentering
  }

  /// The alignment of the views across the axis.
  public enum Alignment: Int, Sendable {
    /// The views fill the stack.
    case fill
    /// At the leading edge of a column, or the top edge of a row.
    case leading
    case firstBaseline
    /// Centered.
    case center
    /// At the trailing edge of a column, or the bottom edge of a row.
    case trailing
    case lastBaseline

    /// At the top edge of a row.
    public static let top = Alignment.leading
    /// At the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// The value that stands for the standard spacing of 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views that the stack arranges, in order.
  ///
  /// All of them are subviews, but other subviews are possible.
  open private(set) var arrangedSubviews: [UIView] = []

  /// The axis along which the views are arranged.
  @Observed open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// The distribution of the views along the axis.
  @Observed open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// The alignment of the views across the axis.
  @Observed open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The space between views, in points.
  ///
  /// It is exact if the views fill the stack, otherwise a minimum.
  @Observed open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// A Boolean value that indicates whether spacing in a column is measured between baselines.
  @Observed open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// A Boolean value that indicates whether the views are arranged inside the layout margins instead of the edges.
  @Observed open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var own = StackArrangement()
  private var isArrangementValid = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates an empty stack.
  ///
  /// Archives are not supported, and `coder` is ignored.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a stack of the given views, in a row unless `axis` is set.
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

  /// Stops arranging a view.
  ///
  /// It remains a subview, to be removed or placed otherwise.
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

  /// Sets the spacing after a view, in points, or resets it with `spacingUseDefault`.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// Returns the spacing that was set after a view, or `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// Returns the effective spacing after a view, in points.
  func effectiveSpacing(after view: UIView) -> CGFloat {
    let chosen = customSpacings[ObjectIdentifier(view)] ?? spacing
    // The standard distance between related views on iOS.
    return chosen == Self.spacingUseSystem ? 8 : chosen
  }

  // MARK: Hiding

  /// Returns whether a view is hidden and takes no space.
  func collapses(_ view: UIView) -> Bool { view.layer.isHidden && arrangedSubviews.contains { $0 === view } }

  override var animatesVisibilityOfSubviews: Bool { true }

  /// Handles a subview that has been hidden or shown. In an animation block, the other views move along.
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
  /// A Boolean value that indicates whether a stack lays out the view as hidden.
  var isCollapsed: Bool { layer.isHidden && (superview as? UIStackView)?.collapses(self) == true }
}
