import Foundation

/// The frames of a split view's columns in a display mode, in a left-to-right layout.
struct SplitArrangement {
  /// A column at the leading side and its width in points.
  typealias Side = (column: UISplitViewController.Column, width: CGFloat)

  /// The frames of the leading columns. Hidden ones are beyond the edge.
  private(set) var sides: [UISplitViewController.Column: CGRect] = [:]
  private(set) var secondary = CGRect.zero
  /// The horizontal positions of the two hairlines between columns, from the secondary column to the edge. Unused ones are beyond the edge.
  private(set) var separators: [CGFloat] = []

  /// Arranges the leading columns, which are given from the edge inward. `hairline` is the width of a separator in points.
  init(_ mode: UISplitViewController.DisplayMode, columns: [Side], size: CGSize, hairline: CGFloat) {
    let shown = Array(columns.suffix(mode.numberOfSides))
    var x: CGFloat = 0
    for side in shown {
      sides[side.column] = CGRect(x: x, y: 0, width: side.width, height: size.height)
      x += side.width
      separators.insert(x, at: 0)
      x += hairline
    }
    while separators.count < 2 { separators.append(-hairline) }
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
  /// The number of visible leading columns.
  var numberOfSides: Int {
    switch self {
    case .secondaryOnly: 0
    case .automatic, .oneBesideSecondary, .oneOverSecondary: 1
    case .twoBesideSecondary, .twoOverSecondary, .twoDisplaceSecondary: 2
    }
  }

  /// How the secondary column makes room.
  var behavior: UISplitViewController.SplitBehavior {
    switch self {
    case .automatic, .secondaryOnly, .oneBesideSecondary, .twoBesideSecondary: .tile
    case .oneOverSecondary, .twoOverSecondary: .overlay
    case .twoDisplaceSecondary: .displace
    }
  }

  /// Returns the mode with one more of `count` leading columns, or from all side by side with one less. Returns nil if all are visible in
  /// front of the secondary column or displace it.
  func next(of count: Int, _ newBehavior: UISplitViewController.SplitBehavior) -> Self? {
    let number = numberOfSides
    if number < count { return .showing(number + 1, number == 0 && newBehavior == .displace ? .tile : newBehavior) }
    return behavior == .tile ? .showing(number - 1, .tile) : nil
  }

  /// Returns the mode with a number of visible leading columns.
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
