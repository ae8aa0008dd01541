import UIKit

/// Where the parts of the window lie, for a window of a given size. Points.
public struct WorkbenchLayout: Equatable, Sendable {
  public let sidebar: CGRect
  /// The area between sidebar and panel.
  public let canvas: CGRect
  /// The stage's screen, centred on the canvas.
  public let stage: CGRect
  public let panel: CGRect
  /// Points of the window for each point of the stage: 1 where the device fits, less where it does not.
  public let stageScale: CGFloat

  /// The smallest window in which everything still has room.
  public static let minimumWindowSize = CGSize(width: 900, height: 600)
  /// The window on the first start: the default device at full size beside sidebar and panel.
  public static let defaultWindowSize = CGSize(width: 1280, height: 900)

  static let sidebarWidth: CGFloat = 208
  /// What `TweakPanel` is designed for.
  static let panelWidth: CGFloat = 328
  /// The least space around the stage.
  static let margin: CGFloat = 24

  /// - Parameters:
  ///   - pixelsPerPoint: The stage is placed on whole pixels, so that it looks the same as a capture of it.
  public init(window size: CGSize, device: CGSize, isChromeHidden: Bool = false, pixelsPerPoint: CGFloat = 1) {
    let left = isChromeHidden ? 0 : Self.sidebarWidth
    let right = isChromeHidden ? 0 : Self.panelWidth
    sidebar = CGRect(x: left - Self.sidebarWidth, y: 0, width: Self.sidebarWidth, height: size.height)
    panel = CGRect(x: size.width - right, y: 0, width: Self.panelWidth, height: size.height)
    canvas = CGRect(x: left, y: 0, width: max(size.width - left - right, 1), height: max(size.height, 1))

    let room = canvas.insetBy(dx: Self.margin, dy: Self.margin)
    let fit = min(1, room.width / device.width, room.height / device.height)
    // Never so small that the stage has no pixels.
    stageScale = max(fit, 0.1)
    func onPixels(_ length: CGFloat) -> CGFloat { (length * pixelsPerPoint).rounded(.down) / pixelsPerPoint }
    let shown = CGSize(width: onPixels(device.width * stageScale), height: onPixels(device.height * stageScale))
    stage = CGRect(
      x: onPixels(canvas.midX - shown.width / 2), y: onPixels(canvas.midY - shown.height / 2), width: shown.width,
      height: shown.height)
  }
}
