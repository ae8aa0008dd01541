import Components
import Host
import Rehearsal
import UIKit

/// A stage on the canvas: its screen with a shadow and, in a comparison, a caption.
final class StageScreen: KitView {
  let stageView: StageView
  private let bodyView = DeviceBodyView()
  private let glass = DeviceGlassView()
  private let grid = PixelGridView()
  private let borderView = UIView(fill: nil)
  let caption = StageCaption()
  /// The color over a translucent screen, which shows what is different in it.
  private let tint = UIView(fill: Theme.Comparison.other.withAlphaComponent(0.2))

  init(stage: Stage) {
    stageView = StageView(stage: stage)
    super.init(frame: .zero)
    borderView.layer.borderWidth = Self.borderWidth
    borderView.isHidden = true
    tint.isHidden = true
    for view in [bodyView, borderView, stageView, tint, grid, glass, caption] { addSubview(view) }
  }

  private static let borderWidth: CGFloat = 3

  var border: UIColor? {
    didSet {
      borderView.isHidden = border == nil
      borderView.layer.borderColor = border?.cgColor
    }
  }

  /// A Boolean value that indicates whether the screen is translucent above another one, which receives the input.
  var isGhost = false {
    didSet {
      stageView.alpha = isGhost ? 0.5 : 1
      bodyView.isHidden = isGhost
      glass.alpha = isGhost ? 0 : 1
      tint.isHidden = !isGhost
      isUserInteractionEnabled = !isGhost
    }
  }

  var showsDevice = true
  /// A Boolean value that indicates whether an enlarged stage has a grid.
  var showsGrid = true

  /// Shows the status bar and the home indicator that the stage's view controllers request, and follows their changes.
  func followStatusBar() {
    let scene = stageView.stage.scene
    glass.indicatorIsLight = stageView.stage.configuration.appearance == .dark
    guard !scene.drawsStatusBar else { return glass.show(nil, animated: false) }
    let look = scene.followStatusBar(
      UIWindowScene.bound { [weak self, weak scene] look in
        guard let self, stageView.stage.scene === scene else { return }
        glass.show(look, animated: true)
      })
    glass.show(look, animated: false)
  }

  /// Places the stage's screen in a rectangle of the superview.
  ///
  /// `stageScale` is in points of the window per point of the stage. `visible` is the part of the superview in which an enlarged stage is
  /// rendered, or nil to render the whole stage at its own scale.
  func place(_ screen: CGRect, stageScale: CGFloat, visible: CGRect?, pixelsPerPoint: CGFloat) {
    let device = showsDevice ? DeviceFrame(stageView.stage.configuration.device) : nil
    let outset = (device?.outset ?? 0) * stageScale
    stageView.stageScale = stageScale
    frame = screen
    stageView.frame = bounds
    stageView.cornerRadius = (device?.cornerRadius ?? 0) * stageScale
    let part = visible.map { $0.intersection(screen).offsetBy(dx: -screen.minX, dy: -screen.minY) }
    stageView.viewport = part.map { part in
      let part = part.isNull ? .zero : part
      let pixels = CGRect(
        x: (part.minX * pixelsPerPoint).rounded(), y: (part.minY * pixelsPerPoint).rounded(),
        width: (part.width * pixelsPerPoint).rounded(), height: (part.height * pixelsPerPoint).rounded())
      return (SceneViewport(scale: stageScale * pixelsPerPoint, pixels: pixels), part)
    }
    grid.place(over: bounds, visible: part ?? .zero, scale: showsGrid ? stageScale : 0)
    bodyView.place(around: bounds, device: device, scale: stageScale)
    glass.frameOfDevice = device
    glass.center = CGPoint(x: bounds.midX, y: bounds.midY)
    glass.transform = CGAffineTransform(scaleX: stageScale, y: stageScale)
    borderView.frame = bodyView.frame.insetBy(dx: -Self.borderWidth, dy: -Self.borderWidth)
    borderView.layer.cornerRadius = device.map { $0.outerRadius * stageScale + Self.borderWidth } ?? 0
    tint.frame = bounds
    tint.layer.cornerRadius = stageView.cornerRadius
    caption.frame = CGRect(x: 0, y: -outset - 20, width: bounds.width, height: StageCaption.height)
  }
}
