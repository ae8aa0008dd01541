import Foundation

extension Polyline {
  /// Returns the dashes of the line. The lengths of dashes and gaps alternate, starting `phase` into them. An odd number of lengths repeats
  /// twice.
  func dashed(phase: CGFloat, lengths: [CGFloat]) -> [Polyline] {
    let total = lengths.reduce(0, +)
    guard total > 0, total.isFinite, lengths.allSatisfy({ $0 >= 0 }), points.count > 1 else { return [self] }
    let pattern = lengths.count % 2 == 0 ? lengths : lengths + lengths
    let period = pattern.reduce(0, +)
    // Too many dashes appear as a solid line, and an endless line has no last dash.
    guard length / period < 100_000 else { return [self] }
    var left = phase.truncatingRemainder(dividingBy: period)
    if left < 0 { left += period }
    var index = 0
    while left >= pattern[index] {
      left -= pattern[index]
      index = (index + 1) % pattern.count
    }
    left = pattern[index] - left

    var dashes: [Polyline] = []
    var dash: Polyline?
    if index % 2 == 0 { dash = Polyline(points: [points[0]], isClosed: false) }
    let count = isClosed ? points.count : points.count - 1
    for edge in 0..<count {
      let from = points[edge]
      let to = points[(edge + 1) % points.count]
      let length = hypot(to.x - from.x, to.y - from.y)
      var done: CGFloat = 0
      while length - done > left {
        done += left
        let fraction = done / length
        let cut = CGPoint(x: from.x + (to.x - from.x) * fraction, y: from.y + (to.y - from.y) * fraction)
        if var ending = dash {
          ending.append(cut, isSmooth: false)
          dashes.append(ending)
          dash = nil
        } else {
          dash = Polyline(points: [cut], isClosed: false)
        }
        index = (index + 1) % pattern.count
        left = pattern[index]
      }
      left -= length - done
      dash?.append(to, isSmooth: isSmooth[(edge + 1) % points.count])
    }
    if let dash, dash.points.count > 1 { dashes.append(dash) }
    return dashes
  }

  private var length: CGFloat {
    zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])).reduce(0) {
      $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)
    }
  }

  private mutating func append(_ point: CGPoint, isSmooth smooth: Bool) {
    guard point != points[points.count - 1] else { return }
    points.append(point)
    isSmooth.append(smooth)
  }
}
