import Components
import QuartzCore
import Rehearsal
import UIKit

/// An overlay with the distances between two views of a stage, as presented at the current time.
final class MeasureView: StageOverlayView {
  /// The view from which distances are measured, or nil for the target's window.
  weak var anchor: UIView?
  /// The view to which distances are measured: the one under the pointer.
  weak var target: UIView?
  private(set) var measurement: Measurement?

  private var boxes: [CGRect] = [] { didSet { if boxes != oldValue { stageScaleDidChange() } } }
  private let outlines = CAShapeLayer()
  private let lines = CAShapeLayer()
  private let extensions = CAShapeLayer()
  private var labels: [UILabel] = []

  private static let color = UIColor(red: 0.85, green: 0.12, blue: 0.08, alpha: 1)
  /// The length of the marks at the ends of a line, on each side, in points.
  private static let tick: CGFloat = 4

  override init() {
    super.init()
    for shape in [outlines, extensions, lines] {
      shape.fillColor = nil
      shape.strokeColor = Self.color.cgColor
      shape.lineWidth = 1
      layer.addSublayer(shape)
    }
    extensions.lineDashPattern = [3, 3]
  }

  override func stageScaleDidChange() { CATransaction.withoutActions(draw) }

  func refresh(_ scene: UIWindowScene) {
    guard !isHidden, let target, let start = anchor ?? target.window, start !== target, let a = Self.box(of: start, in: scene),
      let b = Self.box(of: target, in: scene)
    else {
      measurement = nil
      boxes = []
      return
    }
    measurement = Measurement(from: a, to: b)
    boxes = [a, b]
  }

  private static func box(of view: UIView, in scene: UIWindowScene) -> CGRect? {
    guard view.window?.windowScene === scene else { return nil }
    let place = PresentedPlane(time: scene.time).place(of: view.layer, below: scene.rootLayer)
    return (place?.corners).map { corners in
      corners.reduce(CGRect(origin: corners[0], size: .zero)) { $0.union(CGRect(origin: $1, size: .zero)) }
    }
  }

  private func draw() {
    let shown = measurement?.lines ?? []
    let (outline, line, dashes) = (CGMutablePath(), CGMutablePath(), CGMutablePath())
    for box in boxes {
      outline.addRect(
        CGRect(x: box.minX * stageScale, y: box.minY * stageScale, width: box.width * stageScale, height: box.height * stageScale))
    }
    for measured in shown {
      let (start, end) = (place(measured.start), place(measured.end))
      line.addLines(between: [start, end])
      let across = measured.isHorizontal ? CGVector(dx: 0, dy: Self.tick) : CGVector(dx: Self.tick, dy: 0)
      for point in [start, end] {
        line.addLines(between: [
          CGPoint(x: point.x - across.dx, y: point.y - across.dy), CGPoint(x: point.x + across.dx, y: point.y + across.dy),
        ])
      }
    }
    for dash in measurement?.extensions ?? [] { dashes.addLines(between: [place(dash.start), place(dash.end)]) }
    (outlines.path, lines.path, extensions.path) = (outline, line, dashes)
    showLabels(shown)
  }

  private func showLabels(_ lines: [Measurement.Line]) {
    while labels.count < lines.count {
      let label = UILabel(.systemFont(ofSize: 11, weight: .semibold), .white, alignment: .center)
      label.backgroundColor = Self.color
      label.layer.cornerRadius = 4
      label.clipsToBounds = true
      addSubview(label)
      labels.append(label)
    }
    for (index, label) in labels.enumerated() {
      label.isHidden = !lines.indices.contains(index)
      guard !label.isHidden else { continue }
      let line = lines[index]
      label.text = DecimalText.of(Double(line.length), places: 1)
      let size = CGSize(width: label.intrinsicContentSize.width.rounded(.up) + 10, height: 16)
      let middle = place(CGPoint(x: (line.start.x + line.end.x) / 2, y: (line.start.y + line.end.y) / 2))
      // Next to the line, and inside the stage.
      let corner = line.isHorizontal ? CGPoint(x: middle.x - size.width / 2, y: middle.y + 6) : CGPoint(x: middle.x + 6, y: middle.y - 8)
      label.frame = CGRect(
        x: corner.x.clamped(to: 2...max(bounds.width - size.width - 2, 2)).rounded(),
        y: corner.y.clamped(to: 2...max(bounds.height - size.height - 2, 2)).rounded(), width: size.width, height: size.height)
    }
  }
}
