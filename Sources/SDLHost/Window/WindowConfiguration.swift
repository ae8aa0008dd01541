import Foundation

/// How a window is opened.
public struct WindowConfiguration: Sendable {
  /// What the desktop knows the program as: reverse DNS, the name of its .desktop file.
  public var appID: String
  public var appName: String
  public var title: String
  /// In points; less where the desktop is smaller.
  public var size: CGSize
  /// In points.
  public var minimumSize = CGSize(width: 320, height: 240)
  /// Pixels a point, on top of the desktop's own scale: X11 does not tell one.
  public var scale: CGFloat = 1

  public init(appID: String, appName: String, title: String, size: CGSize) {
    self.appID = appID
    self.appName = appName
    self.title = title
    self.size = size
  }
}
