import CoreGraphics
import Foundation

struct SymbolDrawing {
  let name: SymbolName
  /// The size of the font next to the symbol, in points.
  let pointSize: CGFloat
  let weight: UIImage.SymbolWeight

  /// A fifth more than the font size.
  private var height: CGFloat { pointSize * 1.2 }
  private var pointsPerUnit: CGFloat { height / SymbolPart.side }

  /// In units.
  private var lineWidth: CGFloat {
    switch weight {
    case .ultraLight: 0.7
    case .thin: 1
    case .light: 1.4
    case .unspecified, .regular: 1.8
    case .medium: 2.1
    case .semibold: 2.4
    case .bold: 2.8
    case .heavy: 3.2
    case .black: 3.6
    }
  }

  /// Returns the symbol in black, in an image that is as wide as the symbol needs.
  func record() -> CGDrawing {
    let parts = placedParts
    let bounds = parts.reduce(CGRect.null) { $0.union($1.path.boundingBox) }.insetBy(dx: -lineWidth / 2 - 0.5, dy: 0)
    let extent =
      name.enclosure == nil && name.badge == nil && !bounds.isNull ? bounds : CGRect(x: 0, y: 0, width: SymbolPart.side, height: 0)
    let context = CGContext(size: CGSize(width: max(extent.width, textWidth) * pointsPerUnit, height: height))
    context.scaleBy(x: pointsPerUnit, y: pointsPerUnit)
    if parts.isEmpty, name.enclosure == nil {
      drawText(in: CGRect(x: 0, y: 0, width: textWidth, height: SymbolPart.side), on: context)
      return context.drawing
    }
    context.translateBy(x: -extent.minX, y: 0)
    context.setLineCap(.round)
    context.setLineJoin(.round)
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    draw(parts, on: context)
    context.endTransparencyLayer()
    return context.drawing
  }

  // MARK: Parts

  private func draw(_ parts: [SymbolPart], on context: CGContext) {
    if let enclosure = name.enclosure {
      context.setLineWidth(lineWidth)
      context.addPath(path(of: enclosure))
      context.drawPath(using: name.isFilled ? .fillStroke : .stroke)
    }
    for part in parts { draw(part, on: context) }
    if parts.isEmpty {
      context.setBlendMode(ink)
      drawText(in: CGRect(x: 0, y: 0, width: SymbolPart.side, height: SymbolPart.side), on: context)
      context.setBlendMode(.normal)
    }
    if name.isSlashed { drawSlash(on: context) }
    if let badge = name.badge { draw(badge: badge, on: context) }
  }

  private var isCutOut: Bool { name.enclosure != nil && name.isFilled }
  private var ink: CGBlendMode { isCutOut ? .destinationOut : .normal }
  private var paper: CGBlendMode { isCutOut ? .normal : .destinationOut }

  private func draw(_ part: SymbolPart, on context: CGContext) {
    // In an enclosure, outlines are filled in any case.
    let isFilled = name.isFilled || name.enclosure != nil
    context.saveGState()
    context.setLineWidth(lineWidth)
    context.addPath(part.path)
    context.setBlendMode(isFilled && (part.kind == .detail || part.kind == .point) ? paper : ink)
    switch part.kind {
    case .stroke, .detail: context.strokePath()
    case .outline: context.drawPath(using: isFilled ? .fillStroke : .stroke)
    case .fill, .point: context.fillPath()
    }
    context.restoreGState()
  }

  /// The parts, made smaller if there is an enclosure.
  private var placedParts: [SymbolPart] {
    let parts = SymbolTable.parts(named: name.base) ?? []
    guard name.enclosure != nil else { return parts }
    let middle = SymbolPart.side / 2
    let transform = CGAffineTransform(translationX: middle, y: middle).scaledBy(x: 0.52, y: 0.52).translatedBy(x: -middle, y: -middle)
    return parts.map { $0.transformed(by: transform) }
  }

  private func path(of enclosure: SymbolName.Enclosure) -> CGPath {
    let (rect, radius): (CGRect, CGFloat) =
      switch enclosure {
      case .circle: (CGRect(x: 2, y: 2, width: 20, height: 20), 10)
      case .square: (CGRect(x: 2.5, y: 2.5, width: 19, height: 19), 4.5)
      case .rectangle: (CGRect(x: 1.5, y: 4.5, width: 21, height: 15), 3)
      case .capsule: (CGRect(x: 1.5, y: 4.5, width: 21, height: 15), 7.5)
      }
    return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }

  private func drawSlash(on context: CGContext) {
    for (mode, offset) in [(CGBlendMode.destinationOut, lineWidth), (.normal, 0)] {
      context.setBlendMode(mode)
      context.setLineWidth(lineWidth)
      context.strokeLineSegments(between: [CGPoint(x: 3 + offset, y: 3 - offset / 2), CGPoint(x: 21 + offset, y: 21 - offset / 2)])
    }
  }

  private func draw(badge: String, on context: CGContext) {
    let area = CGRect(x: 13.5, y: 13, width: 10, height: 10)
    context.setBlendMode(.destinationOut)
    context.fillEllipse(in: area.insetBy(dx: -1.2, dy: -1.2))
    context.setBlendMode(.normal)
    context.fillEllipse(in: area)
    context.setBlendMode(.destinationOut)
    context.saveGState()
    context.translateBy(x: area.midX, y: area.midY)
    context.scaleBy(x: 0.26, y: 0.26)
    context.translateBy(x: -SymbolPart.side / 2, y: -SymbolPart.side / 2)
    for part in SymbolTable.parts(named: badge) ?? [] {
      context.addPath(part.path)
      context.setLineWidth(lineWidth * 2.2)
      context.drawPath(using: part.kind == .fill || part.kind == .point ? .fill : .stroke)
    }
    context.restoreGState()
    context.setBlendMode(.normal)
  }

  // MARK: Text

  /// The width of a symbol that is text without an enclosure, in units, or 0.
  private var textWidth: CGFloat {
    guard name.enclosure == nil, let text = SymbolName.text(of: name.base) else { return 0 }
    return text.size(withAttributes: [.font: font]).width + 2
  }

  /// The font of a symbol that is text. Its size is in units.
  private var font: UIFont {
    .systemFont(ofSize: name.enclosure == nil ? 20 : 13, weight: weight == .unspecified ? .medium : weight.fontWeight())
  }

  private func drawText(in area: CGRect, on context: CGContext) {
    guard let text = SymbolName.text(of: name.base) else { return }
    let attributes: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: UIColor.black]
    let size = text.size(withAttributes: attributes)
    UIGraphicsPushContext(context)
    text.draw(at: CGPoint(x: area.midX - size.width / 2, y: area.midY - size.height / 2), withAttributes: attributes)
    UIGraphicsPopContext()
  }
}
