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

  /// The edges at which the sheet is attached, and at which it floats completely.
  private let attached: CGFloat
  private let floating: CGFloat

  /// Creates the look of a sheet with the given stops, of which only the large one is attached to the edges.
  @MainActor
  init(stops: [SheetGeometry.Stop]) {
    let top = stops[0]
    attached = top.identifier == .large ? top.edge : -.greatestFiniteMagnitude
    floating = top.identifier == .large ? stops.dropFirst().first?.edge ?? .greatestFiniteMagnitude : top.edge
  }

  /// Returns the frame of a sheet at an edge, given its frame when it is attached.
  func frame(_ frame: CGRect, at edge: CGFloat) -> CGRect {
    guard floating < .greatestFiniteMagnitude else { return frame }
    let space =
      Self.inset * (attached <= -.greatestFiniteMagnitude ? 1 : ((edge - attached) / max(floating - attached, 1)).clamped(to: 0...1))
    return CGRect(
      x: frame.minX + space, y: frame.minY, width: frame.width - 2 * space, height: max(frame.height - space, 0))
  }
}
