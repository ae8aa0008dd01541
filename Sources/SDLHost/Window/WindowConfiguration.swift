import Foundation

/// The configuration of a window.
public struct WindowConfiguration: Sendable {
  /// The identifier by which the desktop knows the program: reverse DNS, the name of its .desktop file.
  public var appID: String
  /// The name of the program for users.
  public var appName: String
  /// The title of the window.
  public var title: String
  /// The initial size, in points. Limited to the size of the desktop.
  public var size: CGSize
  /// The minimum size, in points.
  public var minimumSize = CGSize(width: 320, height: 240)
  /// The number of pixels per point, in addition to the desktop's own scale. X11 doesn't report one.
  public var scale: CGFloat = 1

  /// Creates a configuration with the default minimum size and scale.
  public init(appID: String, appName: String, title: String, size: CGSize) {
    self.appID = appID
    self.appName = appName
    self.title = title
    self.size = size
  }
}
