import Foundation

/// The look of sheets since iOS 26: below its greatest height a sheet floats, with space between it and the edges of the screen.
/// The numbers were measured on an iPhone 16 Pro, iOS 27, by Tembeon/morph.
struct SheetFloat {
  /// The space between a floating sheet and the edges of the screen, in points.
  static let inset: CGFloat = 8
  /// The radius of the corners, in points.
  static let cornerRadius: CGFloat = 38
  /// The medium height as a fraction of the greatest.
  static let mediumFraction: CGFloat = 0.56
  /// A sheet that is released goes to the height that is nearest to where its speed would take it in this time, in seconds.
  static let projection: CGFloat = 0.143

  /// The edge at which the sheet is attached to the edges of the screen, or nil if it floats at every height.
  private let attached: CGFloat?
  /// The edge from which on it floats completely, or nil if it has no other height.
  private let floating: CGFloat?

  /// Creates the look of a sheet with the given stops, of which only the large one is attached to the edges.
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
