import Foundation

/// Lays out views in a row or a column, by constraints that it keeps itself.
///
/// Hidden arranged views take no room. Hiding or showing one inside an animation block moves the others along.
@preconcurrency @MainActor
open class UIStackView: UIView {
  /// How views share the length of the stack.
  public enum Distribution: Int, Sendable {
    /// They fill it; what their contents leave open goes by hugging and compression resistance.
    case fill
    /// They fill it in equal parts.
    case fillEqually
    /// They fill it in proportion to their natural lengths.
    case fillProportionally
    /// They keep their natural lengths; what is left is shared by the spaces between.
    case equalSpacing
    /// Their centres are equally far apart, as far as the spacing allows.
    case equalCentering
  }

  /// How views stand across the stack.
  public enum Alignment: Int, Sendable {
    case fill
    /// At the leading edge of a column.
    case leading
    /// By the first baseline, in rows.
    case firstBaseline
    case center
    /// At the trailing edge of a column.
    case trailing
    /// By the last baseline, in rows.
    case lastBaseline

    /// At the top edge of a row.
    public static let top = Alignment.leading
    /// At the bottom edge of a row.
    public static let bottom = Alignment.trailing
  }

  /// Stands for the stack's own spacing.
  public static let spacingUseDefault = CGFloat.greatestFiniteMagnitude
  /// Stands for the standard spacing: 8 points.
  public static let spacingUseSystem = CGFloat.leastNormalMagnitude

  /// The views that the stack lays out, in order. All are subviews; not every subview need be among them.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Whether views stand in a row or in a column.
  open var axis = NSLayoutConstraint.Axis.horizontal { didSet { if axis != oldValue { arrangementDidChange() } } }
  /// How views share the length of the stack.
  open var distribution = Distribution.fill { didSet { if distribution != oldValue { arrangementDidChange() } } }
  /// How views stand across the stack.
  open var alignment = Alignment.fill { didSet { if alignment != oldValue { arrangementDidChange() } } }
  /// The least distance between two views, in points; the exact one where they fill the stack.
  open var spacing: CGFloat = 0 { didSet { if spacing != oldValue { arrangementDidChange() } } }
  /// Whether distances in a column are measured from last to first baseline.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementDidChange() } }
  }
  /// Whether views keep to the stack's layout margins instead of its edges.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementDidChange() } }
  }

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var own = StackArrangement()
  private var isArrangementValid = false

  public override init(frame: CGRect) { super.init(frame: frame) }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A stack of views, in a row unless `axis` is set.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  // MARK: Views

  /// Puts a view at the end, adding it as a subview.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arrangedSubviews.count) }

  /// Puts a view at a place in the order, adding it as a subview if it is none.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arrangedSubviews.insert(view, at: min(max(stackIndex, 0), arrangedSubviews.count))
    arrangementDidChange()
  }

  /// No longer lays a view out. It remains a subview: remove it from its superview, or place it otherwise.
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

  /// Sets the distance after one view, in points; `spacingUseDefault` takes it back.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementDidChange()
  }

  /// The distance set after a view; `spacingUseDefault` for none.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  /// The distance that counts after a view, in points.
  func effectiveSpacing(after view: UIView) -> CGFloat {
    let chosen = customSpacings[ObjectIdentifier(view)] ?? spacing
    // The distance that iOS puts between two views that belong together.
    return chosen == Self.spacingUseSystem ? 8 : chosen
  }

  // MARK: Hiding

  /// Whether a view is out of sight and takes no room.
  func collapses(_ view: UIView) -> Bool { view.layer.isHidden && arrangedSubviews.contains { $0 === view } }

  /// A subview has been hidden or shown: the others move along, if inside an animation block.
  func subviewVisibilityDidChange(_ view: UIView) {
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
  /// Whether a stack lays the view out as hidden.
  var isCollapsed: Bool { layer.isHidden && (superview as? UIStackView)?.collapses(self) == true }
}
