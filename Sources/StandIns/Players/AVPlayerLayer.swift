import UIKit

/// How a film fits into its layer. It stands in for AVFoundation's type.
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// Creates a way from its name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As a whole, in its proportions.
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspect")
  /// Filling the layer, in its proportions.
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResizeAspectFill")
  /// Filling the layer.
  public static let resize = AVLayerVideoGravity(rawValue: "AVLayerVideoGravityResize")
}

/// Draws a strip of film where a film would be shown. It stands in for AVFoundation's class.
open class AVPlayerLayer: CALayer {
  /// The player, or nil.
  open var player: AVPlayer? {
    didSet {
      join()
      setNeedsDisplay()
    }
  }
  /// How the film fits into the layer.
  open var videoGravity = AVLayerVideoGravity.resizeAspect { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether there is a picture.
  open var isReadyForDisplay: Bool {
    let player = player
    return MainActor.assumeIsolated { player?.currentItem != nil }
  }
  /// The rectangle of the picture, which has 16 to 9.
  open var videoRect: CGRect {
    guard videoGravity == .resizeAspect, bounds.width > 0, bounds.height > 0 else { return bounds }
    let scale = min(bounds.width / 16, bounds.height / 9)
    return CGRect(x: bounds.midX - 8 * scale, y: bounds.midY - 4.5 * scale, width: 16 * scale, height: 9 * scale)
  }

  /// Creates a layer of a player.
  public convenience init(player: AVPlayer?) {
    self.init()
    self.player = player
    join()
  }

  /// Creates a layer without a player.
  public required init() {
    super.init()
    needsDisplayOnBoundsChange = true
  }

  /// Creates a copy of a layer.
  public override init(layer: Any) { super.init(layer: layer) }

  /// Draws the picture.
  open override func draw(in ctx: CGContext) {
    // Layers belong to the main thread, which the compiler doesn't know.
    nonisolated(unsafe) let context = ctx
    let (player, rect) = (player, videoRect)
    MainActor.assumeIsolated {
      guard let item = player?.currentItem else { return }
      UIGraphicsPushContext(context)
      FilmPanel(title: item.name, isPlaying: player?.rate != 0).draw(in: rect)
      UIGraphicsPopContext()
    }
  }

  private func join() {
    nonisolated(unsafe) let layer = self
    MainActor.assumeIsolated { layer.player?.show(in: layer) }
  }
}

/// Draws a dark strip of film with a triangle while it is paused.
@MainActor
struct FilmPanel {
  let title: String?
  let isPlaying: Bool

  func draw(in rect: CGRect) {
    UIColor(white: 0.11, alpha: 1).setFill()
    UIBezierPath(rect: rect).fill()
    let hole = min(max(rect.height / 28, 3), 10)
    UIColor(white: 0.24, alpha: 1).setFill()
    let holes = UIBezierPath()
    for x in stride(from: rect.minX + hole, to: rect.maxX - hole, by: hole * 2.4) {
      for y in [rect.minY + hole * 0.7, rect.maxY - hole * 1.7] {
        holes.append(UIBezierPath(roundedRect: CGRect(x: x, y: y, width: hole * 1.4, height: hole), cornerRadius: hole / 4))
      }
    }
    holes.fill()
    let side = min(rect.width, rect.height)
    if !isPlaying {
      let size = min(side * 0.3, 56)
      UIColor(white: 1, alpha: 0.7).setFill()
      let triangle = UIBezierPath()
      triangle.move(to: CGPoint(x: rect.midX - size * 0.35, y: rect.midY - size * 0.45))
      triangle.addLine(to: CGPoint(x: rect.midX + size * 0.5, y: rect.midY))
      triangle.addLine(to: CGPoint(x: rect.midX - size * 0.35, y: rect.midY + size * 0.45))
      triangle.close()
      triangle.fill()
    }
    guard let title, side > 100 else { return }
    let text = NSAttributedString(
      string: title, attributes: [.font: UIFont.systemFont(ofSize: 12), .foregroundColor: UIColor(white: 1, alpha: 0.5)])
    let size = text.size()
    guard size.width < rect.width - 24 else { return }
    text.draw(at: CGPoint(x: rect.midX - size.width / 2, y: rect.maxY - hole * 2.5 - size.height))
  }
}
