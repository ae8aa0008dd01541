import CoreGraphics
import Foundation

extension UIImage {
  /// Returns the placeholder of a missing image: its name on a light background with a frame and two diagonals.
  static func placeholder(named name: String) -> UIImage {
    let area = CGRect(x: 0, y: 0, width: 160, height: 120)
    let context = CGContext(size: area.size)
    UIGraphicsPushContext(context)
    defer { UIGraphicsPopContext() }
    let line = UIColor(white: 0.72, alpha: 1)
    UIColor(white: 0.92, alpha: 1).setFill()
    context.fill(area)
    context.setStrokeColor(line.cgColor)
    context.setLineWidth(1)
    context.strokeLineSegments(between: [
      area.origin, CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.maxX, y: 0), CGPoint(x: 0, y: area.maxY),
    ])
    context.setLineWidth(4)
    context.stroke(area)
    drawName(name, in: area)
    return UIImage(source: .drawing(context.drawing))
  }

  private static func drawName(_ name: String, in area: CGRect) {
    let paragraph = NSMutableParagraphStyle()
    paragraph.alignment = .center
    paragraph.lineBreakMode = .byCharWrapping
    let looks: [NSAttributedString.Key: Any] = [
      .font: UIFont.systemFont(ofSize: 14, weight: .semibold), .foregroundColor: UIColor(white: 0.25, alpha: 1),
      .backgroundColor: UIColor(white: 0.92, alpha: 1), .paragraphStyle: paragraph,
    ]
    let room = area.insetBy(dx: 10, dy: 10)
    let options: NSStringDrawingOptions = [.usesLineFragmentOrigin, .truncatesLastVisibleLine]
    let height = name.boundingRect(with: room.size, options: options, attributes: looks, context: nil).height
    name.draw(
      with: CGRect(x: room.minX, y: area.midY - height / 2, width: room.width, height: height), options: options, attributes: looks,
      context: nil)
  }
}
