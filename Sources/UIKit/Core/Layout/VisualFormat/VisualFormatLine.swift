import Foundation

/// A line of the visual format language whose names have been resolved to views and guides.
@MainActor
struct VisualFormatLine {
  private let format: VisualFormat
  private let options: NSLayoutConstraint.FormatOptions
  private let items: [any LayoutItem]
  private let views: [String: Any]

  /// The standard space between two views, in points, as on iOS.
  private static let standardSpace: CGFloat = 8

  init(_ format: VisualFormat, options: NSLayoutConstraint.FormatOptions, views: [String: Any]) throws(VisualFormat.Failure) {
    self.format = format
    self.options = options
    self.views = views
    var items: [any LayoutItem] = []
    for item in format.items { items.append(try Self.item(item.name, in: views)) }
    self.items = items
  }

  private static func item(_ name: String, in views: [String: Any]) throws(VisualFormat.Failure) -> any LayoutItem {
    guard let item = views[name] as? any LayoutItem else {
      throw VisualFormat.Failure(sentence: "\(name) is neither a view nor a layout guide.", offset: 0)
    }
    return item
  }

  func constraints() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    var result: [NSLayoutConstraint] = []
    for (item, description) in zip(items, format.items) {
      for predicate in description.length { result.append(try length(of: item, predicate)) }
    }
    if let space = format.leading, let first = items.first {
      let outer = LayoutSide(item: try superview(of: first), attribute: space == .standard ? start.inMargins : start)
      result += constraints(space == .standard ? .none : space, from: outer, to: LayoutSide(item: first, attribute: start))
    }
    for (index, space) in format.spaces.enumerated() {
      let (before, after) = (items[index], items[index + 1])
      result += constraints(
        space, from: LayoutSide(item: before, attribute: end), to: LayoutSide(item: after, attribute: start))
    }
    if let space = format.trailing, let last = items.last {
      let outer = LayoutSide(item: try superview(of: last), attribute: space == .standard ? end.inMargins : end)
      result += constraints(space == .standard ? .none : space, from: LayoutSide(item: last, attribute: end), to: outer)
    }
    return result + (try alignments())
  }

  private var isReversed: Bool { format.axis == .horizontal && options.contains(.directionRightToLeft) }

  private var start: NSLayoutConstraint.Attribute {
    if format.axis == .vertical { return .top }
    return isReversed ? .right : options.contains(.directionLeftToRight) ? .left : .leading
  }

  private var end: NSLayoutConstraint.Attribute {
    if format.axis == .vertical { return .bottom }
    return isReversed ? .left : options.contains(.directionLeftToRight) ? .right : .trailing
  }

  private func superview(of item: any LayoutItem) throws(VisualFormat.Failure) -> UIView {
    let outer = (item as? UIView)?.superview ?? (item is UIView ? nil : item.layoutView)
    guard let outer else {
      throw VisualFormat.Failure(
        sentence: "Unable to interpret '|' character, because the related view doesn't have a superview.", offset: 0)
    }
    return outer
  }

  private func length(
    of item: any LayoutItem, _ predicate: VisualFormat.Predicate
  ) throws(VisualFormat.Failure) -> NSLayoutConstraint {
    let attribute: NSLayoutConstraint.Attribute = format.axis == .horizontal ? .width : .height
    let side = LayoutSide(item: item, attribute: attribute)
    let constraint: NSLayoutConstraint
    switch predicate.object {
    case .constant(let constant): constraint = NSLayoutConstraint(side, predicate.relation, nil, 1, constant)
    case .view(let name):
      let other = LayoutSide(item: try Self.item(name, in: views), attribute: attribute)
      constraint = NSLayoutConstraint(side, predicate.relation, other, 1, 0)
    }
    constraint.priority = UILayoutPriority(predicate.priority)
    return constraint
  }

  private func constraints(_ space: VisualFormat.Space, from before: LayoutSide, to after: LayoutSide) -> [NSLayoutConstraint] {
    let predicates: [VisualFormat.Predicate] =
      switch space {
      case .none: [.init(object: .constant(0))]
      case .standard: [.init(object: .constant(Self.standardSpace))]
      case .predicates(let predicates): predicates
      }
    return predicates.compactMap { predicate in
      guard case .constant(let constant) = predicate.object else { return nil }
      let (first, second) = isReversed ? (before, after) : (after, before)
      let constraint = NSLayoutConstraint(first, predicate.relation, second, 1, constant)
      constraint.priority = UILayoutPriority(predicate.priority)
      return constraint
    }
  }

  private func alignments() throws(VisualFormat.Failure) -> [NSLayoutConstraint] {
    let attributes = options.attributes
    let along: NSLayoutConstraint.Attribute.Kind = format.axis == .horizontal ? .horizontal : .vertical
    guard !attributes.contains(where: { $0.kind == along }) else {
      let (edge, line) = format.axis == .horizontal ? ("vertical", "horizontal") : ("horizontal", "vertical")
      throw VisualFormat.Failure(
        sentence: "Options mask required views to be aligned on a \(edge) edge, which is not allowed for layout that is also \(line).",
        offset: 0)
    }
    guard let first = items.first else { return [] }
    return attributes.flatMap { attribute in
      items.dropFirst().map { item in
        NSLayoutConstraint(
          LayoutSide(item: item, attribute: attribute), .equal, LayoutSide(item: first, attribute: attribute), 1, 0)
      }
    }
  }
}

extension NSLayoutConstraint.Attribute {
  fileprivate var inMargins: Self {
    switch self {
    case .left: .leftMargin
    case .right: .rightMargin
    case .top: .topMargin
    case .bottom: .bottomMargin
    case .leading: .leadingMargin
    case .trailing: .trailingMargin
    default: self
    }
  }
}
