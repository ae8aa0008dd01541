import CoreGraphics

extension UIBezierPath {
  convenience init(lines: [[(x: CGFloat, y: CGFloat)]]) {
    self.init()
    for line in lines {
      for (index, point) in line.enumerated() {
        let point = CGPoint(x: point.x, y: point.y)
        if index == 0 { move(to: point) } else { addLine(to: point) }
      }
    }
  }
}
