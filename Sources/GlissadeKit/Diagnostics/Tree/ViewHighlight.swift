import Rehearsal
import QuartzCore
import UIKit

/// An overlay that marks one view of a stage, as presented at the current time, and shows its size.
///
/// Its bounds are the stage's. The owner calls `refresh(_:at:)` when the stage's time or layers have changed.
final class ViewHighlight: KitView {
  /// The number of points of the window per point of the stage.
  var stageScale: CGFloat = 1 { didSet { if stageScale != oldValue { draw() } } }
  /// The marked view, or nil for none.
  weak var view: UIView?
  /// The marked view's corners in the stage's coordinate system, or nil while it isn't visible on the stage.
  private(set) var corners: [CGPoint]? { didSet { if corners != oldValue { draw() } } }

  private let mark = CAShapeLayer()
  private let label = UILabel(Theme.caption, .white, alignment: .center)

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    clipsToBounds = true
    let color = UIColor(red: 0.04, green: 0.40, blue: 0.86, alpha: 1)
    mark.fillColor = color.withAlphaComponent(0.22).cgColor
    mark.strokeColor = color.cgColor
    mark.lineWidth = 2
    layer.addSublayer(mark)
    label.backgroundColor = color
    label.layer.cornerRadius = 4
    label.clipsToBounds = true
    addSubview(label)
    draw()
  }

  /// Updates the mark for a time of `scene`, in seconds, or that of the latest turn if it is nil.
  func refresh(_ scene: UIWindowScene, at time: TimeInterval? = nil) {
    guard let view, view.window?.windowScene === scene else {
      corners = nil
      return
    }
    corners = PresentedPlane(at: time ?? scene.time).place(of: view.layer, below: scene.rootLayer)?.corners
  }

  private func draw() {
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    defer { CATransaction.commit() }
    guard let corners, let view else {
      mark.path = nil
      label.isHidden = true
      return
    }
    let path = CGMutablePath()
    path.addLines(between: corners.map { CGPoint(x: $0.x * stageScale, y: $0.y * stageScale) })
    path.closeSubpath()
    mark.path = path
    label.isHidden = false
    label.text = "\(Self.text(view.bounds.width)) × \(Self.text(view.bounds.height))"
    let size = CGSize(width: label.intrinsicContentSize.width + 12, height: 18)
    let box = path.boundingBoxOfPath
    // The label is below the view, or inside it at the bottom of the stage.
    let top = box.maxY + 4 + size.height <= bounds.maxY ? box.maxY + 4 : min(box.maxY, bounds.maxY) - size.height - 4
    let left = min(max(box.midX - size.width / 2, 4), max(bounds.maxX - size.width - 4, 4))
    label.frame = CGRect(x: left.rounded(), y: max(top, 4).rounded(), width: size.width.rounded(.up), height: size.height)
  }

  private static func text(_ number: CGFloat) -> String { DecimalText.of(Double(number), places: 1) }
}
