import Foundation

/// The layout of sheets since iOS 26: below its greatest height, a sheet floats at a distance from the edges of the screen. The numbers
/// were measured on an iPhone 16 Pro, iOS 27, by Tembeon/morph.
struct SheetFloat {
  /// The space between a floating sheet and the edges of the screen, in points.
  static let inset: CGFloat = 8
  static let cornerRadius: CGFloat = 38
  /// The medium height as a fraction of the greatest.
  static let mediumFraction: CGFloat = 0.56
  /// The time over which the velocity at the release is projected to find the nearest height, in seconds.
  static let projection: CGFloat = 0.143

  /// The edge at which the sheet is attached to the edges of the screen, or nil if it floats at every height.
  private let attached: CGFloat?
  /// The edge at which the sheet floats completely, or nil if it has no other height.
  private let floating: CGFloat?

  /// Creates the layout of a sheet with the given stops. Only the large one is attached to the edges.
  @MainActor
  init(stops: [SheetGeometry.Stop]) {
    let top = stops[0]
    let isLarge = top.identifier == .large
    attached = isLarge ? top.edge : nil
    floating = isLarge ? stops.dropFirst().first?.edge : top.edge
  }

  /// Returns the frame of a sheet at an edge, given its frame when it is attached.
  func frame(_ frame: CGRect, at edge: CGFloat) -> CGRect {
    guard let floating else { return frame }
    let part = attached.map { ((edge - $0) / max(floating - $0, 1)).clamped(to: 0...1) } ?? 1
    let space = Self.inset * part
    return CGRect(x: frame.minX + space, y: frame.minY, width: frame.width - 2 * space, height: max(frame.height - space, 0))
  }
}
