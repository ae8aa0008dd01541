import Components
import UIKit

/// The rulers along the top and the left edge of the canvas. They measure the stage that is nearest to the pointer.
@MainActor
final class CanvasRulers {
  private let top = RulerView(.top)
  private let left = RulerView(.left)
  private let corner = UIView(fill: Theme.background)
  private var stages: [CGRect] = []
  private var device = CGSize.zero
  private var scale: CGFloat = 1

  /// From back to front.
  var views: [UIView] { [top, left, corner] }

  /// The parts of the canvas that the rulers cover.
  nonisolated static let insets = UIEdgeInsets(top: RulerView.thickness(.top), left: RulerView.thickness(.left), bottom: 0, right: 0)

  init() {
    corner.isUserInteractionEnabled = false
    for view in views { view.isHidden = true }
  }

  var isHidden = true {
    didSet {
      guard isHidden != oldValue else { return }
      for view in views { view.isHidden = isHidden }
    }
  }

  var pointer: CGPoint? { didSet { if pointer != oldValue { show() } } }

  func movePointer(by distance: CGVector) { pointer = pointer.map { CGPoint(x: $0.x + distance.dx, y: $0.y + distance.dy) } }

  /// The rectangle of the measured stage.
  private var measured: CGRect? {
    guard let pointer else { return stages.first }
    return stages.min { abs($0.midX - pointer.x) < abs($1.midX - pointer.x) }
  }

  /// Places the rulers in the canvas. `area` is its visible part, and `stages` are the rectangles of the screens. `device` is in points of
  /// the stage, and `scale` in points of the window per point of the stage.
  func place(in area: CGRect, stages: [CGRect], device: CGSize, scale: CGFloat) {
    (self.stages, self.device, self.scale) = (stages, device, scale)
    let insets = Self.insets
    corner.frame = CGRect(x: 0, y: 0, width: insets.left, height: insets.top)
    top.frame = CGRect(x: insets.left, y: 0, width: area.width - insets.left, height: insets.top)
    left.frame = CGRect(x: 0, y: insets.top, width: insets.left, height: area.height - insets.top)
    show()
  }

  private func show() {
    guard !isHidden, let measured else { return }
    top.scale = RulerView.Scale(origin: measured.minX - top.frame.minX, length: device.width, pointsPerUnit: scale)
    left.scale = RulerView.Scale(origin: measured.minY - left.frame.minY, length: device.height, pointsPerUnit: scale)
    top.pointer = pointer.map { $0.x - top.frame.minX }
    left.pointer = pointer.map { $0.y - left.frame.minY }
  }
}
