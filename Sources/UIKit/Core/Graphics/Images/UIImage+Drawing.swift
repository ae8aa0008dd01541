import CoreGraphics
import Foundation

extension UIImage {
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  // The image is stretched to `rect`.
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.setAlpha(alpha)
    record(in: rect, on: context, tint: tint)
    context.restoreGState()
  }

  /// The first tile is at the rectangle's origin.
  public func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.clip(to: rect)
    tile(rect, size: size) { record(in: $0, on: context, tint: tint) }
    context.restoreGState()
  }

  /// Records the image, or its shape filled with `tint`.
  func record(in rect: CGRect, on context: CGContext, tint: UIColor?) {
    guard rect.width > 0, rect.height > 0, size.width > 0, size.height > 0 else { return }
    guard let tint else { return recordParts(in: rect, on: context) }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    recordParts(in: rect, on: context)
    context.setFillColor(tint.cgColor)
    context.setBlendMode(.sourceIn)
    context.fill(rect)
    context.endTransparencyLayer()
  }

  private func recordParts(in rect: CGRect, on context: CGContext) {
    guard isResizable else { return recordPart(CGRect(origin: .zero, size: size), in: rect, on: context) }
    let columns = ResizableAxis(
      image: size.width, target: rect.width, low: capInsets.left, high: capInsets.right
    ).parts
    let rows = ResizableAxis(
      image: size.height, target: rect.height, low: capInsets.top, high: capInsets.bottom
    ).parts
    for row in rows {
      for column in columns {
        let part = CGRect(x: column.from, y: row.from, width: column.length, height: row.length)
        let target = CGRect(
          x: rect.minX + column.to, y: rect.minY + row.to, width: column.stretched, height: row.stretched)
        guard part.width > 0, part.height > 0, target.width > 0, target.height > 0 else { continue }
        if resizingMode == .stretch {
          recordPart(part, in: target, on: context)
        } else {
          context.saveGState()
          context.clip(to: target)
          tile(target, size: part.size) { recordPart(part, in: $0, on: context) }
          context.restoreGState()
        }
      }
    }
  }

  /// The maximum number of tiles. A pattern of more is drawn as a single stretched image.
  private static let mostTiles: CGFloat = 10_000

  private func tile(_ rect: CGRect, size: CGSize, draw: (CGRect) -> Void) {
    guard size.width > 0, size.height > 0 else { return }
    // Tiles that are one point wide or high can be stretched instead.
    let size = CGSize(width: size.width <= 1 ? rect.width : size.width, height: size.height <= 1 ? rect.height : size.height)
    guard rect.width / size.width * (rect.height / size.height) <= Self.mostTiles else { return draw(rect) }
    for y in stride(from: rect.minY, to: rect.maxY, by: size.height) {
      for x in stride(from: rect.minX, to: rect.maxX, by: size.width) {
        draw(CGRect(origin: CGPoint(x: x, y: y), size: size))
      }
    }
  }

  /// Draws the part of the image inside `part`, stretched to `rect`.
  private func recordPart(_ part: CGRect, in rect: CGRect, on context: CGContext) {
    context.saveGState()
    if part.size != size { context.clip(to: rect) }
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / part.width, y: rect.height / part.height)
    context.translateBy(x: -part.minX, y: -part.minY)
    context.concatenate(imageOrientation.transform(shownSize: size))
    switch source {
    case .bitmap(let image): context.draw(upright: image, in: CGRect(origin: .zero, size: storedSize))
    case .drawing(let drawing): context.draw(drawing)
    }
    context.restoreGState()
  }
}

/// The positions of the three parts of a resizable image along one axis.
private struct ResizableAxis {
  struct Part {
    var from: CGFloat
    var length: CGFloat
    var to: CGFloat
    var stretched: CGFloat
  }

  var parts: [Part]

  init(image: CGFloat, target: CGFloat, low: CGFloat, high: CGFloat) {
    // Caps that do not fit shrink proportionally.
    let caps = low + high
    let shrink = caps > target && caps > 0 ? target / caps : 1
    let middle = max(image - caps, 0)
    parts = [
      Part(from: 0, length: low, to: 0, stretched: low * shrink),
      Part(from: low, length: middle, to: low * shrink, stretched: max(target - caps * shrink, 0)),
      Part(from: image - high, length: high, to: target - high * shrink, stretched: high * shrink),
    ]
  }
}

extension UIImage.Orientation {
  /// Returns the transform from the points of the stored image to those of the displayed one.
  func transform(shownSize size: CGSize) -> CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(-1, 0, 0, -1, size.width, size.height)
    case .left: CGAffineTransform(0, -1, 1, 0, 0, size.height)
    case .right: CGAffineTransform(0, 1, -1, 0, size.width, 0)
    case .upMirrored: CGAffineTransform(-1, 0, 0, 1, size.width, 0)
    case .downMirrored: CGAffineTransform(1, 0, 0, -1, 0, size.height)
    case .leftMirrored: CGAffineTransform(0, -1, -1, 0, size.width, size.height)
    case .rightMirrored: CGAffineTransform(0, 1, 1, 0, 0, 0)
    }
  }
}
