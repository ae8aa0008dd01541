import CoreGraphics

extension CGRect {
  var middle: CGPoint { CGPoint(x: midX, y: midY) }
}
