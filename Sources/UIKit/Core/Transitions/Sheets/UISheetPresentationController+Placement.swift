import Foundation

extension UISheetPresentationController {
  public enum Placement: Int, Sendable {
    /// The same as `center`.
    case automatic = 0
    case leading = 1
    case center = 2
    case trailing = 3
  }

  /// The size of a form sheet at regular width, in points, unless the content prefers another.
  private static let formSize = CGSize(width: 540, height: 620)
  /// The width of a page sheet at regular width, in points.
  private static let readableWidth: CGFloat = 704
  /// The space between an edge of the container and a sheet at that side, in points.
  private static let sideMargin: CGFloat = 16

  /// A Boolean value that indicates whether the sheet has the appearance of iOS 26, in a scene of that version.
  var hasFloatingLook: Bool {
    guard let scene = containerView?.window?.windowScene, let traits = containerView?.traitCollection else { return false }
    return scene.settings.systemVersion >= 26 && !isFloating && !coversWhole && traits.verticalSizeClass != .compact
  }

  /// Returns the frame of a sheet that isn't attached to an edge, at regular width.
  func floatingFrame(in container: UIView) -> CGRect {
    let area = container.bounds
    let top = container.safeAreaInsets.top + Self.topGap
    var size = CGSize(width: min(Self.readableWidth, area.width), height: area.height - 2 * top)
    if !prefersPageSizing {
      let wanted = preferredContentSize == .zero ? Self.formSize : preferredContentSize.limited
      size = CGSize(width: min(wanted.width, area.width), height: min(wanted.height, area.height - 2 * top))
    }
    let source = sourceView.flatMap { $0.window == nil ? nil : $0.convert($0.bounds, to: container) } ?? area
    let y = (source.midY - size.height / 2).clamped(to: min(top, area.maxY - size.height)...max(area.maxY - top - size.height, top))
    return CGRect(
      x: start(width: size.width, around: source.midX, in: area.inset(by: container.safeAreaInsets)).rounded(), y: y.rounded(),
      width: size.width, height: size.height)
  }

  /// Returns the horizontal extent of a sheet that is attached to the bottom edge.
  func attachedSpan(in container: UIView) -> CGRect {
    guard container.traitCollection.verticalSizeClass == .compact else { return container.bounds }
    let area = container.bounds.inset(by: container.safeAreaInsets)
    guard widthFollowsPreferredContentSizeWhenEdgeAttached, preferredContentSize.limited.width > 0 else { return area }
    let width = min(preferredContentSize.limited.width, area.width)
    return CGRect(x: start(width: width, around: area.midX, in: area), y: area.minY, width: width, height: area.height)
  }

  /// Returns the left edge of a sheet of the given width.
  private func start(width: CGFloat, around middle: CGFloat, in area: CGRect) -> CGFloat {
    let first = area.minX
    let last = max(area.maxX - width, first)
    let isMirrored = containerView?.isRightToLeft ?? false
    switch preferredPlacement {
    case isMirrored ? Placement.trailing : Placement.leading: return min(first + Self.sideMargin, last)
    case isMirrored ? Placement.leading : Placement.trailing: return max(last - Self.sideMargin, first)
    default: return (middle - width / 2).clamped(to: first...last)
    }
  }
}
