import UIKit

@MainActor
enum TabIcons {
  private static let size = CGSize(width: 26, height: 26)

  static let grid = image { square(x: 3 + 7 * CGFloat($0 % 3), y: 3 + 7 * CGFloat($0 / 3), width: 6, height: 6, radius: 1.5) }

  static let list = image {
    let y = 4 + 7.5 * CGFloat($0 / 3)
    if $0 % 3 == 0 { square(x: 3, y: y, width: 5, height: 5, radius: 1.5) }
    if $0 % 3 == 1 { square(x: 11, y: y + 1, width: 12, height: 3, radius: 1.5) }
  }

  private static func image(_ draw: (Int) -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setFill()
      for number in 0..<9 { draw(number) }
    }.withRenderingMode(.alwaysTemplate)
  }

  private static func square(x: CGFloat, y: CGFloat, width: CGFloat, height: CGFloat, radius: CGFloat) {
    UIBezierPath(roundedRect: CGRect(x: x, y: y, width: width, height: height), cornerRadius: radius).fill()
  }
}
