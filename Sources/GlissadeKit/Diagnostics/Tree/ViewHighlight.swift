import Components
import QuartzCore
import Rehearsal
import UIKit

/// An overlay that marks a view of a stage, as presented at the current time, and shows its size.
///
/// Its bounds are the stage's. The owner calls `refresh(_:)` when the stage's time or layers have changed.
final class ViewHighlight: StageOverlayView {
  weak var view: UIView?
  /// In the stage's coordinate system, or nil while the view isn't visible on the stage.
  private(set) var corners: [CGPoint]? { didSet { if corners != oldValue { stageScaleDidChange() } } }

  private let mark = CAShapeLayer()
  private let label = UILabel(Theme.caption, .white, alignment: .center)

  override init() {
    super.init()
    let color = UIColor(red: 0.04, green: 0.40, blue: 0.86, alpha: 1)
    mark.fillColor = color.withAlphaComponent(0.22).cgColor
    mark.strokeColor = color.cgColor
    mark.lineWidth = 2
    layer.addSublayer(mark)
    label.backgroundColor = color
    label.layer.cornerRadius = 4
    label.clipsToBounds = true
    addSubview(label)
    stageScaleDidChange()
  }

  override func stageScaleDidChange() { CATransaction.withoutActions(draw) }

  func refresh(_ scene: UIWindowScene) {
    guard let view, view.window?.windowScene === scene else {
      corners = nil
      return
    }
    corners = PresentedPlane(time: scene.time).place(of: view.layer, below: scene.rootLayer)?.corners
  }

  private func draw() {
    guard let corners, let view else {
      mark.path = nil
      label.isHidden = true
      return
    }
    let path = outline(through: corners)
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
