import Foundation

/// Numbers as shown in a list: at most three decimals, without trailing zeros.
extension Double {
  var brief: String {
    let rounded = (self * 1000).rounded() / 1000
    return rounded == rounded.rounded() && rounded.magnitude < 1e15 ? String(Int(rounded)) : String(rounded)
  }
}

extension CGFloat {
  var brief: String { Double(self).brief }
}

extension CGRect {
  var brief: String { isNull ? "nothing" : "\(minX.brief),\(minY.brief) \(width.brief)×\(height.brief)" }
}
