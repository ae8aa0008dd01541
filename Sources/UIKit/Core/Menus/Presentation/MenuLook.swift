import Foundation

/// The dimensions, in points, and the fonts of a menu on a desktop, or on a phone or tablet.
@MainActor
package struct MenuLook {
  /// The space on all sides of the rows.
  var padding: CGFloat
  var cornerRadius: CGFloat
  var rowCornerRadius: CGFloat
  var rowHeight: CGFloat
  var headingHeight: CGFloat
  var separatorHeight: CGFloat
  /// The space between the edge of a row and its content.
  var inset: CGFloat
  /// The width of the column of check marks.
  var markWidth: CGFloat
  var imageSize: CGFloat
  var minimumWidth: CGFloat
  var maximumWidth: CGFloat
  var font: UIFont
  var headingFont: UIFont
  /// A Boolean value that indicates whether the menu is operated by touch. It has a material, lines between its rows and images at their
  /// ends, grows out of what opened it, and shows no key combinations.
  var isTouch: Bool

  /// The menus of a desktop, which use a grid of 4 points.
  package static let desktop = MenuLook(
    padding: MenuStyle.padding, cornerRadius: 8, rowCornerRadius: 5, rowHeight: 28, headingHeight: 24, separatorHeight: 9, inset: 12,
    markWidth: 20, imageSize: 16, minimumWidth: 120, maximumWidth: 360, font: .systemFont(ofSize: 13),
    headingFont: .systemFont(ofSize: 11, weight: .semibold), isTouch: false)

  /// The menus of iOS 14 to 18.
  package static let touch = MenuLook(
    padding: 0, cornerRadius: 13, rowCornerRadius: 0, rowHeight: 44, headingHeight: 32, separatorHeight: 8, inset: 16, markWidth: 24,
    imageSize: 20, minimumWidth: 250, maximumWidth: 250, font: .systemFont(ofSize: 17), headingFont: .systemFont(ofSize: 13), isTouch: true)
}
