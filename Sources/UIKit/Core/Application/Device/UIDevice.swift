import Foundation

/// The device on which the running scene's code believes to run.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  /// Posted when the device has been turned.
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  /// The device of the running scene.
  public static let current = UIDevice()

  public var name: String { model }
  /// The model of the device: "iPhone" or "iPad".
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  /// The model of the device in the person's language, the same as `model`.
  public var localizedModel: String { model }
  /// The name of the operating system: "iOS" or "iPadOS".
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version of the operating system whose interface Glissade follows.
  public var systemVersion: String { "\(scene?.systemVersion ?? SystemVersion.standard).0" }

  /// The identifier of the device for the apps of one vendor, which is the same everywhere here.
  public let identifierForVendor = UUID(uuidString: "5A1D1E00-0000-4000-8000-000000000000")

  /// The kind of device: a tablet if the scene's screen is regular in both directions, otherwise a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    guard let traits = scene?.traitCollection else { return .phone }
    if traits.userInterfaceIdiom != .unspecified { return traits.userInterfaceIdiom }
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular ? .pad : .phone
  }

  public var orientation: UIDeviceOrientation { scene?.interfaceOrientation == .landscapeRight ? .landscapeLeft : .portrait }

  /// A Boolean value that indicates whether code has asked for notifications of the orientation.
  public private(set) var isGeneratingDeviceOrientationNotifications = false

  /// Posts `orientationDidChangeNotification` from now on.
  public func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }

  /// Posts no more notifications of the orientation, once it has been called as often as `beginGeneratingDeviceOrientationNotifications()`.
  public func endGeneratingDeviceOrientationNotifications() { orientationRequests = max(orientationRequests - 1, 0) }

  private var orientationRequests = 0 { didSet { isGeneratingDeviceOrientationNotifications = orientationRequests > 0 } }

  /// Tells that a scene has been turned.
  func orientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  private var scene: UIWindowScene? { UIWindowScene.running ?? UIApplication.shared.firstScene }
}

/// The orientation in which a device is held.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown = 0
  /// Upright.
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  /// On its back.
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
