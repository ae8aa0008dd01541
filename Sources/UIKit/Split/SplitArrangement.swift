import Foundation

/// The frames of the columns of a split view in an arrangement, for text that is read from left to right.
struct SplitArrangement {
  /// A column at the side where a line of text begins, with its width in points.
  typealias Side = (column: UISplitViewController.Column, width: CGFloat)

  /// The frames of the columns at the side. Those that are hidden wait beyond the edge.
  private(set) var sides: [UISplitViewController.Column: CGRect] = [:]
  private(set) var secondary = CGRect.zero
  /// The horizontal positions of the hairlines between columns, from the secondary one to the edge.
  private(set) var separators: [CGFloat] = []

  /// Arranges the columns in a size.
  ///
  /// - Parameters:
  ///   - mode: The arrangement.
  ///   - columns: The columns at the side, from the edge on.
  ///   - size: The size of the split view, in points.
  ///   - hairline: The width of the lines between columns, in points.
  init(_ mode: UISplitViewController.DisplayMode, columns: [Side], size: CGSize, hairline: CGFloat) {
    let shown = Array(columns.suffix(mode.numberOfSides))
    var x: CGFloat = 0
    for side in shown {
      sides[side.column] = CGRect(x: x, y: 0, width: side.width, height: size.height)
      x += side.width
      separators.insert(x, at: 0)
      x += hairline
    }
    var hidden: CGFloat = 0
    for side in columns.dropLast(shown.count).reversed() {
      hidden -= side.width
      sides[side.column] = CGRect(x: hidden, y: 0, width: side.width, height: size.height)
    }
    switch mode.behavior {
    case .overlay: secondary = CGRect(origin: .zero, size: size)
    case .displace:
      let last = shown.last.map { $0.width + hairline } ?? 0
      secondary = CGRect(x: x, y: 0, width: size.width - last, height: size.height)
    case .tile, .automatic: secondary = CGRect(x: x, y: 0, width: size.width - x, height: size.height)
    }
  }
}

extension UISplitViewController.DisplayMode {
  /// The number of visible columns at the side.
  var numberOfSides: Int {
    switch self {
    case .secondaryOnly: 0
    case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// The way in which the secondary column makes room.
  var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// Returns the arrangement with a number of visible columns at the side.
  static func showing(_ number: Int, _ behavior: UISplitViewController.SplitBehavior) -> Self {
    switch (number, behavior) {
    case (0, _): .secondaryOnly
    case (1, .overlay): .oneOverSecondary
    case (1, _): .oneBesideSecondary
    case (_, .overlay): .twoOverSecondary
    case (_, .displace): .twoDisplaceSecondary
    default: .twoBesideSecondary
    }
  }
}
