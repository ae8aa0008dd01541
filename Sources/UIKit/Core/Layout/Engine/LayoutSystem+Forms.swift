internal import Cassowary
import Foundation

// Converts constraints to linear expressions. Positions are variables relative to the superview, so that the inside of a view does not
// change when the view moves.
extension LayoutSystem {
  /// Returns the expression that the constraint relates to zero: first − multiplier × second − constant.
  func form(of constraint: NSLayoutConstraint) -> LayoutForm? {
    guard let first = constraint.firstSide, let firstView = first.item.layoutView else { return nil }
    var form = LayoutForm()
    let isMirrored = constraint.container?.isRightToLeft ?? false
    if let second = constraint.secondSide {
      guard let secondView = second.item.layoutView, let common = firstView.nearestCommonAncestor(with: secondView) else { return nil }
      form.add(measure(first, in: common, isMirrored))
      form.add(measure(second, in: common, isMirrored), times: -Double(constraint.multiplier))
    } else {
      guard constraint.secondAttribute == .notAnAttribute else { return nil }
      form.add(measure(first, in: firstView, isMirrored))
    }
    form.add(-constraint.constant)
    return form
  }

  /// Returns the position of an attribute, or its length. From right to left, the distances of leading and trailing edges count to the
  /// left, so that constants and relations keep their meaning.
  private func measure(_ side: LayoutSide, in ancestor: UIView, _ isMirrored: Bool) -> LayoutForm {
    guard isMirrored, side.attribute.followsReadingDirection == true else { return measure(side, in: ancestor) }
    var form = LayoutForm()
    form.add(measure(LayoutSide(item: side.item, attribute: side.attribute.opposite), in: ancestor), times: -1)
    return form
  }

  /// Returns the position of an attribute in the coordinate space of `ancestor`, or its length.
  private func measure(_ side: LayoutSide, in ancestor: UIView) -> LayoutForm {
    let axis = side.attribute.axis
    guard let fraction = side.attribute.fraction else { return length(of: side.item, axis) }
    if side.attribute == .firstBaseline || side.attribute == .lastBaseline, let view = side.item as? UIView {
      return baseline(side.attribute, of: view, in: ancestor)
    }
    var form = start(of: side.item, axis, in: ancestor)
    let insets = insets(of: side, axis)
    // For constraints inside a scroll view, its edges are those of its content.
    if fraction != 0 {
      let isContent = fraction == 1 && side.item === ancestor && ancestor.scrollingContentSize != nil
      form.add(variable(extentQuantity(of: side.item, axis, content: isContent), of: extentItem(of: side.item)), times: fraction)
    }
    form.add(insets.start * (1 - fraction) - insets.end * fraction)
    for source in insets.sources { form.add(0, of: source) }
    return form
  }

  private func length(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis) -> LayoutForm {
    var form = LayoutForm()
    form.add(variable(extentQuantity(of: item, axis, content: false), of: extentItem(of: item)))
    let side = LayoutSide(item: item, attribute: axis == .horizontal ? .width : .height)
    let insets = insets(of: side, axis)
    form.add(-insets.start - insets.end)
    for source in insets.sources { form.add(0, of: source) }
    return form
  }

  /// Returns the start of an item's frame in the coordinate space of `ancestor`.
  private func start(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, in ancestor: UIView) -> LayoutForm {
    var form = LayoutForm()
    guard item !== ancestor, let view = item.layoutView else { return form }
    if let guide = item as? SystemLayoutGuide {
      // The frame of a scroll view moves over its content.
      if view.scrollingContentSize != nil, guide.kind != .scrollContent { form.add(view.bounds.origin.along(axis), of: view) }
      form.add(path(from: view, axis, to: ancestor))
    } else {
      form.add(variable(.origin(axis), of: item))
      form.add(path(from: item is UIView ? view.superview : view, axis, to: ancestor))
    }
    return form
  }

  /// Returns the expression that converts a position from the coordinate space of `view` to that of `ancestor`.
  private func path(from view: UIView?, _ axis: NSLayoutConstraint.Axis, to ancestor: UIView) -> LayoutForm {
    var form = LayoutForm()
    var view = view
    while let current = view, current !== ancestor {
      form.add(variable(.origin(axis), of: current))
      if current.scrollingContentSize != nil || current.bounds.origin != .zero { form.add(-current.bounds.origin.along(axis), of: current) }
      view = current.superview
    }
    return form
  }

  private func baseline(_ attribute: NSLayoutConstraint.Attribute, of view: UIView, in ancestor: UIView) -> LayoutForm {
    let isFirst = attribute == .firstBaseline
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    guard text === view || !text.isDescendant(of: view) else {
      var form = baseline(attribute, of: text, in: view)
      form.add(start(of: view, .vertical, in: ancestor))
      return form
    }
    var form = start(of: view, .vertical, in: ancestor)
    switch view.baselines {
    case .fromEdges(let first, let last):
      if !isFirst { form.add(variable(.height, of: view)) }
      form.add(isFirst ? first : -last, of: view)
    case .fromMiddle(let offset):
      form.add(variable(.height, of: view), times: 0.5)
      form.add(offset, of: view)
    }
    return form
  }

  /// Returns the item that has the variable for an item's length. The system guides of a view use the view's variables.
  private func extentItem(of item: any LayoutItem) -> any LayoutItem {
    if item is SystemLayoutGuide, let view = item.layoutView { return view }
    return item
  }

  private func extentQuantity(of item: any LayoutItem, _ axis: NSLayoutConstraint.Axis, content: Bool) -> LayoutQuantity {
    let isContent = content || (item as? SystemLayoutGuide)?.kind == .scrollContent
    return isContent ? .content(axis) : .extent(axis)
  }

  /// Returns the insets of an attribute's rectangle in its item's frame.
  private func insets(of side: LayoutSide, _ axis: NSLayoutConstraint.Axis) -> (start: CGFloat, end: CGFloat, sources: [UIView]) {
    var insets = UIEdgeInsets.zero
    var sources: [UIView] = []
    if let guide = side.item as? SystemLayoutGuide {
      insets = guide.insets
      if guide.kind == .safeArea || guide.kind == .margins, let view = guide.owningView { sources = [view] }
    } else if let view = side.item as? UIView {
      insets = side.attribute.isWithinMargins ? view.layoutMargins : view.alignmentRectInsets
      if side.attribute.isWithinMargins || insets != .zero { sources = [view] }
    }
    return axis == .horizontal ? (insets.left, insets.right, sources) : (insets.top, insets.bottom, sources)
  }
}

extension CGPoint {
  fileprivate func along(_ axis: NSLayoutConstraint.Axis) -> CGFloat { axis == .horizontal ? x : y }
}
