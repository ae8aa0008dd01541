import Foundation

// The status bar of the running scene, for code that was written before scenes.
extension UIApplication {
  private var statusBarManager: UIStatusBarManager? { UIWindowScene.runningOrFirst?.statusBarManager }

  /// The user info contains the new frame.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// The user info contains the old frame.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of a frame in the user info, an `NSValue`.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// The user info contains the new orientation.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// The user info contains the old orientation.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The key of an orientation in the user info, its raw value as a number.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

  /// The frame is empty while the bar is hidden.
  public var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }
  /// View controllers decide whether the bar is hidden. Setting this property has no effect.
  public var isStatusBarHidden: Bool {
    get { statusBarManager?.isStatusBarHidden ?? true }
    set {}
  }
  /// View controllers decide the style. Setting this property has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBarManager?.statusBarStyle ?? .default }
    set {}
  }
  public var statusBarOrientation: UIInterfaceOrientation { UIWindowScene.runningOrFirst?.interfaceOrientation ?? .unknown }

  /// Has no effect, because view controllers decide the style of the status bar.
  public func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {}

  /// Has no effect, because view controllers decide whether the status bar is hidden.
  public func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {}

  func orientationWillChange(to orientation: UIInterfaceOrientation) {
    post(Self.willChangeStatusBarOrientationNotification, orientation)
  }

  func orientationDidChange(from orientation: UIInterfaceOrientation) {
    post(Self.didChangeStatusBarOrientationNotification, orientation)
  }

  private func post(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
    NotificationCenter.default.post(
      name: name, object: self, userInfo: [Self.statusBarOrientationUserInfoKey: NSNumber(value: orientation.rawValue)])
  }
}
