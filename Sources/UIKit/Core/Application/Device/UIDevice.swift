import Foundation

/// The device on which the running scene's code believes to run.
@preconcurrency @MainActor
public final class UIDevice: NSObject {
  public nonisolated static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")

  public static let current = UIDevice()

  public var name: String { model }
  public var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
  public var localizedModel: String { model }
  public var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
  /// The version whose interface Glissade follows.
  public var systemVersion: String { "\(scene?.settings.systemVersion ?? SystemVersion.standard).0" }

  /// The same identifier everywhere.
  public let identifierForVendor = UUID(uuidString: "5A1D1E00-0000-4000-8000-000000000000")

  /// A tablet if the scene's screen is regular in both directions, otherwise a phone.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    guard let traits = scene?.traitCollection else { return .phone }
    if traits.userInterfaceIdiom != .unspecified { return traits.userInterfaceIdiom }
    return traits.horizontalSizeClass == .regular && traits.verticalSizeClass == .regular ? .pad : .phone
  }

  public var orientation: UIDeviceOrientation { scene?.interfaceOrientation == .landscapeRight ? .landscapeLeft : .portrait }

  public private(set) var isGeneratingDeviceOrientationNotifications = false

  public func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }

  public func endGeneratingDeviceOrientationNotifications() { orientationRequests = max(orientationRequests - 1, 0) }

  private var orientationRequests = 0 { didSet { isGeneratingDeviceOrientationNotifications = orientationRequests > 0 } }

  func orientationDidChange() {
    guard isGeneratingDeviceOrientationNotifications else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }

  private var scene: UIWindowScene? { UIWindowScene.runningOrFirst }
}

public enum UIDeviceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeLeft = 3
  case landscapeRight = 4
  case faceUp = 5
  case faceDown = 6

  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
  public var isFlat: Bool { self == .faceUp || self == .faceDown }
}
