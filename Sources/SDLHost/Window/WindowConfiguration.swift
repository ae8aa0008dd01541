import Foundation

package struct WindowConfiguration: Sendable {
  /// The identifier of the program for the desktop: reverse DNS, the name of its .desktop file.
  package var appID: String
  package var appName: String
  package var title: String
  /// The initial size, in points. Limited to the size of the desktop.
  package var size: CGSize
  /// The path of the icon, an SVG file, or nil for none. A Wayland compositor takes the icon of the .desktop file instead.
  package var icon: String?
  /// In points.
  package var minimumSize = CGSize(width: 320, height: 240)
  /// The number of pixels per point, in addition to the desktop's own scale. X11 doesn't report one.
  package var scale: CGFloat = 1

  package init(appID: String, appName: String, title: String, size: CGSize) {
    self.appID = appID
    self.appName = appName
    self.title = title
    self.size = size
  }
}
