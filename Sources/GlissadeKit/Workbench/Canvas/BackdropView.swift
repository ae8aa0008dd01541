import Components
import UIKit

class BackdropView: KitView {
  final var backdrop: CanvasBackdrop {
    didSet {
      guard backdrop != oldValue else { return }
      backgroundColor = backdrop.color
      setNeedsDisplay()
    }
  }

  /// The side of the squares of a checkerboard, in points.
  private static let square: CGFloat = 12

  init(_ backdrop: CanvasBackdrop = .automatic) {
    self.backdrop = backdrop
    super.init(frame: .zero)
    backgroundColor = backdrop.color
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    guard backdrop == .checkerboard, let context = UIGraphicsGetCurrentContext() else { return }
    let squares = CGMutablePath()
    let (columns, rows) = (Int(bounds.width / Self.square) + 1, Int(bounds.height / Self.square) + 1)
    for row in 0..<rows {
      for column in stride(from: row % 2, to: columns, by: 2) {
        squares.addRect(
          CGRect(x: CGFloat(column) * Self.square, y: CGFloat(row) * Self.square, width: Self.square, height: Self.square))
      }
    }
    context.fill(squares, Theme.dynamic(light: 0xdcdce0, dark: 0x3a3a3f).resolvedColor(with: traitCollection))
  }
}
