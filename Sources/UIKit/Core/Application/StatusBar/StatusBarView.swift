import Foundation

/// The symbols of the bar in dark and in light. Only one set is visible.
package final class StatusBarView: InternalView {
  private let dark = StatusBarSymbols(color: .black)
  private let light = StatusBarSymbols(color: .white)

  package init() {
    super.init(frame: .zero)
    layer.name = "status bar"
    isUserInteractionEnabled = false
    for symbols in [dark, light] {
      symbols.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      addSubview(symbols)
    }
    setLight(false)
  }

  package func setLight(_ isLight: Bool) {
    light.alpha = isLight ? 1 : 0
    dark.alpha = isLight ? 0 : 1
  }

  func leave(slides: Bool) {
    alpha = slides ? 1 : 0
    transform = slides ? CGAffineTransform(translationX: 0, y: -bounds.height) : .identity
  }

  func stay() {
    alpha = 1
    transform = .identity
  }
}

/// The time, reception and battery as on a phone: on both sides of a camera if the bar is high, otherwise in one line.
final class StatusBarSymbols: InternalView {
  private let color: UIColor

  init(color: UIColor) {
    self.color = color
    super.init(frame: .zero)
    contentMode = .redraw
  }

  override func draw(_ rect: CGRect) {
    let isHigh = bounds.height > 30
    // The camera takes up the upper part of a high bar.
    let middle = isHigh ? bounds.height - 22.5 : bounds.midY
    let font = UIFont.systemFont(ofSize: isHigh ? 17 : 12, weight: .semibold)
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: color]
    let size = "9:41".size(withAttributes: attributes)
    "9:41".draw(at: CGPoint(x: (isHigh ? 54 : bounds.midX) - size.width / 2, y: middle - size.height / 2), withAttributes: attributes)
    color.setFill()
    color.setStroke()
    var right = bounds.maxX - (isHigh ? 27 : 6)
    right = drawBattery(upTo: right, around: middle) - 5
    right = drawWaves(upTo: right, around: middle) - 5
    drawBars(upTo: right, around: middle)
  }

  private func drawBattery(upTo right: CGFloat, around middle: CGFloat) -> CGFloat {
    let left = right - 27
    let body = CGRect(x: left + 0.5, y: middle - 6, width: 24, height: 12)
    let faint = color.withAlphaComponent(0.4)
    faint.setStroke()
    let outline = UIBezierPath(roundedRect: body, cornerRadius: 3.8)
    outline.lineWidth = 1
    outline.stroke()
    faint.setFill()
    UIBezierPath(roundedRect: CGRect(x: left + 25.7, y: middle - 2, width: 1.4, height: 4), cornerRadius: 0.7).fill()
    color.setFill()
    UIBezierPath(roundedRect: body.insetBy(dx: 1.7, dy: 1.7), cornerRadius: 2.3).fill()
    return left
  }

  /// Draws two arcs and a sector around a point, each a quarter circle.
  private func drawWaves(upTo right: CGFloat, around middle: CGFloat) -> CGFloat {
    let left = right - 16
    let center = CGPoint(x: left + 8, y: middle + 5.4)
    let (start, end) = (CGFloat.pi * 1.25, CGFloat.pi * 1.75)
    color.setStroke()
    for radius in [5.9, 9.9] as [CGFloat] {
      let arc = UIBezierPath(arcCenter: center, radius: radius, startAngle: start, endAngle: end, clockwise: true)
      arc.lineWidth = 2.2
      arc.stroke()
    }
    let tip = UIBezierPath(arcCenter: center, radius: 3.4, startAngle: start, endAngle: end, clockwise: true)
    tip.addLine(to: center)
    tip.close()
    tip.fill()
    return left
  }

  private func drawBars(upTo right: CGFloat, around middle: CGFloat) {
    for (index, height) in ([4, 6.4, 8.8, 11.4] as [CGFloat]).enumerated() {
      let bar = CGRect(x: right - 17 + 4.7 * CGFloat(index), y: middle + 5.6 - height, width: 3, height: height)
      UIBezierPath(roundedRect: bar, cornerRadius: 0.9).fill()
    }
  }
}
