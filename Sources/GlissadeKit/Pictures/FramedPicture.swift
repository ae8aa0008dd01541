import Rehearsal
import UIKit

/// Adds a device frame and a backdrop to pictures of a stage's screen.
@MainActor
final class FramedPicture {
  private let stage: Stage
  private let scale: CGFloat
  private let screenView = UIImageView()
  private let glass = DeviceGlassView()
  private let window: OffscreenView

  /// The space between the device and the edges of the backdrop, in points.
  private static let margin: CGFloat = 48

  /// Returns nil if the settings add nothing to the pictures. With `isOpaque`, the corners outside of a device without a backdrop have the
  /// backdrop's color instead of being transparent.
  init?(of stage: Stage, settings: PictureSettings, backdrop: PictureBackdrop, isOpaque: Bool) {
    guard settings.showsDevice || settings.showsBackdrop else { return nil }
    self.stage = stage
    scale = CGFloat(settings.scale)
    let configuration = stage.configuration
    let device = settings.showsDevice ? DeviceFrame(configuration.device) : nil
    let inset = (device?.outset ?? 0) + (settings.showsBackdrop ? Self.margin : 0)
    let screen = CGRect(origin: CGPoint(x: inset, y: inset), size: configuration.device.size)
    let size = CGSize(width: screen.width + 2 * inset, height: screen.height + 2 * inset)
    let (screenView, glass) = (screenView, glass)
    window = OffscreenView(
      size: size, scale: scale, appearance: backdrop.appearance ?? configuration.appearance, background: .clear,
      threads: configuration.threads
    ) {
      let view = settings.showsBackdrop || isOpaque ? BackdropView(backdrop.kind) : UIView()
      let body = DeviceBodyView()
      for part in [body, screenView, glass] { view.addSubview(part) }
      body.place(around: screen, device: device, scale: 1)
      if !settings.showsBackdrop { body.layer.shadowOpacity = 0 }
      screenView.frame = screen
      screenView.layer.cornerRadius = device?.cornerRadius ?? 0
      screenView.clipsToBounds = true
      glass.frameOfDevice = device
      glass.center = CGPoint(x: screen.midX, y: screen.midY)
      glass.indicatorIsLight = configuration.appearance == .dark
      return view
    }
    // Requests the status bar, unless another view already shows it.
    if !stage.scene.drawsStatusBar, stage.scene.statusBarLook == nil { _ = stage.scene.followStatusBar { _ in } }
  }

  func image(of screen: CGImage) -> CGImage {
    window.image {
      screenView.image = UIImage(cgImage: screen, scale: scale, orientation: .up)
      glass.show(stage.scene.statusBarLook, animated: false)
    }
  }

  func close() { window.close() }
}
