import Foundation

@MainActor
struct StackArrangement {
  private var constraints: [NSLayoutConstraint] = []
  private var guides: [UILayoutGuide] = []

  mutating func replace(for stack: UIStackView) {
    NSLayoutConstraint.deactivate(constraints)
    for guide in guides { stack.removeLayoutGuide(guide) }
    var builder = StackBuilder(stack: stack)
    builder.build()
    (constraints, guides) = (builder.constraints, builder.guides)
    NSLayoutConstraint.activate(constraints)
  }
}

@MainActor
private struct StackBuilder {
  typealias Attribute = NSLayoutConstraint.Attribute

  let stack: UIStackView
  /// The item that contains the views.
  let area: any LayoutItem
  let along: StackAxis
  let across: StackAxis
  let visible: [UIView]
  private(set) var constraints: [NSLayoutConstraint] = []
  private(set) var guides: [UILayoutGuide] = []

  init(stack: UIStackView) {
    self.stack = stack
    area = stack.isLayoutMarginsRelativeArrangement ? stack.layoutMarginsGuide : stack
    along = StackAxis(stack.axis)
    across = StackAxis(stack.axis == .horizontal ? .vertical : .horizontal)
    visible = stack.arrangedSubviews.filter { !$0.layer.isHidden }
  }

  mutating func build() {
    distribute()
    align()
    collapseHidden()
  }

  // MARK: Along the axis

  private mutating func distribute() {
    guard let first = visible.first, let last = visible.last else {
      tighten(along)
      return tighten(across)
    }
    relate(first, along.start, .equal, area, along.start, name: "canvas")
    relate(last, along.end, .equal, area, along.end, name: "canvas")
    switch stack.distribution {
    case .fill: space(.equal)
    case .fillEqually:
      space(.equal)
      for view in visible.dropFirst() { relate(view, along.length, .equal, first, along.length, name: "fill-equally") }
    case .fillProportionally:
      space(.equal)
      let unit = naturalLength(of: first)
      for view in visible.dropFirst() {
        relate(
          view, along.length, .equal, first, along.length, multiplier: naturalLength(of: view) / unit, priority: .required - 1,
          name: "fill-proportionally")
      }
    case .equalSpacing:
      equalizeGaps(from: along.end, to: along.start, priority: .required)
      space(.greaterThanOrEqual)
      tighten(along)
    case .equalCentering:
      // This has a low priority: if the lengths of the views differ too much, the spacing takes precedence.
      equalizeGaps(from: along.center, to: along.center, priority: UILayoutPriority(150))
      space(.greaterThanOrEqual)
      tighten(along)
    }
  }

  private mutating func space(_ relation: NSLayoutConstraint.Relation) {
    let byBaselines = stack.isBaselineRelativeArrangement && stack.axis == .vertical
    for (view, next) in zip(visible, visible.dropFirst()) {
      relate(
        next, byBaselines ? .firstBaseline : along.start, relation, view, byBaselines ? .lastBaseline : along.end,
        constant: stack.effectiveSpacing(after: view), name: "spacing")
    }
  }

  /// Equalizes the distances between neighboring views. Custom spacing after a view is added to them.
  private mutating func equalizeGaps(from: Attribute, to: Attribute, priority: UILayoutPriority) {
    var gaps: [UILayoutGuide] = []
    for (view, next) in zip(visible, visible.dropFirst()) {
      let gap = UILayoutGuide()
      gap.identifier = "\(stack.layoutName).gap\(gaps.count + 1)"
      stack.addLayoutGuide(gap)
      relate(gap, along.start, .equal, view, from, name: "distributing")
      relate(gap, along.end, .equal, next, to, name: "distributing")
      if let first = gaps.first { relate(gap, along.length, .equal, first, along.length, priority: priority, name: "distributing") }
      gaps.append(gap)
    }
    guides += gaps
  }

  private func naturalLength(of view: UIView) -> CGFloat {
    let size = view.intrinsicContentSize
    let length = stack.axis == .horizontal ? size.width : size.height
    return length > 0 ? length : 1
  }

  // MARK: Across the axis

  private mutating func align() {
    for view in visible {
      switch stack.alignment {
      case .fill:
        relate(view, across.start, .equal, area, across.start, name: "alignment")
        relate(view, across.end, .equal, area, across.end, name: "alignment")
      case .leading:
        relate(view, across.start, .equal, area, across.start, name: "alignment")
        relate(view, across.end, .lessThanOrEqual, area, across.end, name: "spanning")
      case .trailing:
        relate(view, across.end, .equal, area, across.end, name: "alignment")
        relate(view, across.start, .greaterThanOrEqual, area, across.start, name: "spanning")
      case .center:
        relate(view, across.center, .equal, area, across.center, name: "alignment")
        keepInside(view)
      case .firstBaseline: alignBaselines(view, .firstBaseline)
      case .lastBaseline: alignBaselines(view, .lastBaseline)
      }
    }
    if stack.alignment != .fill, !visible.isEmpty { tighten(across) }
  }

  private mutating func alignBaselines(_ view: UIView, _ baseline: Attribute) {
    if stack.axis == .horizontal, let first = visible.first, first !== view {
      relate(view, baseline, .equal, first, baseline, name: "alignment")
    }
    keepInside(view)
  }

  private mutating func keepInside(_ view: UIView) {
    relate(view, across.start, .greaterThanOrEqual, area, across.start, name: "spanning")
    relate(view, across.end, .lessThanOrEqual, area, across.end, name: "spanning")
  }

  /// Makes the stack no larger than its views require, unless other constraints determine its size.
  private mutating func tighten(_ axis: StackAxis) {
    relate(stack, axis.length, .equal, nil, .notAnAttribute, priority: .fittingSizeLevel + 1, name: "fit")
  }

  /// Makes hidden views collapse in place, at the end of the preceding view.
  private mutating func collapseHidden() {
    var previous: UIView?
    for view in stack.arrangedSubviews {
      guard view.layer.isHidden else {
        previous = view
        continue
      }
      if let previous {
        relate(view, along.start, .equal, previous, along.end, name: "hiding")
      } else {
        relate(view, along.start, .equal, area, along.start, name: "hiding")
      }
      // The priority is below required, so that required lengths of a hidden view cause no conflict.
      relate(view, along.length, .equal, nil, .notAnAttribute, priority: .required - 1, name: "hiding")
      relate(view, across.start, .equal, area, across.start, name: "hiding")
      relate(view, across.end, .equal, area, across.end, priority: .fittingSizeLevel - 1, name: "hiding")
    }
  }

  private mutating func relate(
    _ first: any LayoutItem, _ attribute: Attribute, _ relation: NSLayoutConstraint.Relation, _ second: (any LayoutItem)?,
    _ other: Attribute, multiplier: CGFloat = 1, constant: CGFloat = 0, priority: UILayoutPriority = .required, name: String
  ) {
    let constraint = NSLayoutConstraint(
      LayoutSide(item: first, attribute: attribute), relation, second.map { LayoutSide(item: $0, attribute: other) }, multiplier, constant)
    constraint.priority = priority
    // The identifiers are those that iOS uses.
    constraint.identifier = "UISV-\(name)"
    constraints.append(constraint)
  }
}

private struct StackAxis {
  let start: NSLayoutConstraint.Attribute
  let end: NSLayoutConstraint.Attribute
  let center: NSLayoutConstraint.Attribute
  let length: NSLayoutConstraint.Attribute

  init(_ axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      (start, end, center, length) = (.leading, .trailing, .centerX, .width)
    } else {
      (start, end, center, length) = (.top, .bottom, .centerY, .height)
    }
  }
}
