import Foundation

// The status bar of the running scene, as code from before scenes asks for it.
extension UIApplication {
  private var statusBarManager: UIStatusBarManager? { (UIWindowScene.running ?? firstScene)?.statusBarManager }

  /// Posted before a new size of the scene changes the frame of the status bar, with the new frame in the user info.
  public nonisolated static let willChangeStatusBarFrameNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarFrameNotification")
  /// Posted when a new size of the scene has changed the frame of the status bar, with the former frame in the user info.
  public nonisolated static let didChangeStatusBarFrameNotification = Notification.Name("UIApplicationDidChangeStatusBarFrameNotification")
  /// The key of a frame in the user info, which is an `NSValue`.
  public nonisolated static let statusBarFrameUserInfoKey = "UIApplicationStatusBarFrameUserInfoKey"
  /// Posted before the orientation of the interface changes, with the new one in the user info.
  public nonisolated static let willChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationWillChangeStatusBarOrientationNotification")
  /// Posted when the orientation of the interface has changed, with the former one in the user info.
  public nonisolated static let didChangeStatusBarOrientationNotification = Notification.Name(
    "UIApplicationDidChangeStatusBarOrientationNotification")
  /// The key of an orientation in the user info, which is the raw value as a number.
  public nonisolated static let statusBarOrientationUserInfoKey = "UIApplicationStatusBarOrientationUserInfoKey"

  /// The frame of the status bar on the screen, in points, which is empty while the bar is hidden.
  public var statusBarFrame: CGRect { statusBarManager?.statusBarFrame ?? .zero }
  /// A Boolean value that indicates whether the status bar is hidden or disappearing.
  ///
  /// View controllers decide it, so that setting it has no effect.
  public var isStatusBarHidden: Bool {
    get { statusBarManager?.isStatusBarHidden ?? true }
    set {}
  }
  /// The style of the status bar.
  ///
  /// View controllers decide it, so that setting it has no effect.
  public var statusBarStyle: UIStatusBarStyle {
    get { statusBarManager?.statusBarStyle ?? .default }
    set {}
  }
  public var statusBarOrientation: UIInterfaceOrientation { (UIWindowScene.running ?? firstScene)?.interfaceOrientation ?? .unknown }

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
