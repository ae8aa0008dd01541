import UIKit

/// Whether an app may know where it is. It stands in for CoreLocation's type.
public enum CLAuthorizationStatus: Int32, Sendable {
  /// The user hasn't been asked.
  case notDetermined = 0
  /// Nobody on the device may know.
  case restricted = 1
  /// The user doesn't allow it.
  case denied = 2
  /// Always.
  case authorizedAlways = 3
  /// While the app is in use.
  case authorizedWhenInUse = 4
}

/// The best accuracy.
public let kCLLocationAccuracyBest: CLLocationAccuracy = -1
/// An accuracy of ten meters.
public let kCLLocationAccuracyNearestTenMeters: CLLocationAccuracy = 10
/// An accuracy of a hundred meters.
public let kCLLocationAccuracyHundredMeters: CLLocationAccuracy = 100
/// An accuracy of a kilometer.
public let kCLLocationAccuracyKilometer: CLLocationAccuracy = 1000

/// What a location manager tells. It stands in for CoreLocation's protocol.
@preconcurrency @MainActor
public protocol CLLocationManagerDelegate: AnyObject {
  /// Tells where the device is. Nothing calls it here.
  func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
  /// Tells that the place is unknown. Nothing calls it here.
  func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error)
  /// Tells whether the app may know where it is. Nothing calls it here.
  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
}

extension CLLocationManagerDelegate {
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
  /// Does nothing.
  public func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {}
  /// Does nothing.
  public func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {}
}

/// Knows no place and never answers, like a device whose user hasn't decided. It stands in for CoreLocation's class.
@preconcurrency @MainActor
open class CLLocationManager: NSObject {
  /// The object that would be told.
  open weak var delegate: (any CLLocationManagerDelegate)?
  /// The accuracy that is wanted.
  open var desiredAccuracy: CLLocationAccuracy = kCLLocationAccuracyBest
  /// The smallest movement that would be told, in meters.
  open var distanceFilter: CLLocationDistance = -1
  /// Nil, because no place is known.
  open var location: CLLocation? { nil }
  /// The user hasn't decided.
  open var authorizationStatus: CLAuthorizationStatus { .notDetermined }

  /// Creates a manager.
  public nonisolated override init() { super.init() }

  /// Returns that the user hasn't decided.
  open class func authorizationStatus() -> CLAuthorizationStatus { .notDetermined }
  /// Returns false, because there is no receiver.
  open class func locationServicesEnabled() -> Bool { false }
  /// Waits for an answer that doesn't come.
  open func requestWhenInUseAuthorization() {}
  /// Waits for an answer that doesn't come.
  open func requestAlwaysAuthorization() {}
  /// Waits for a place that doesn't come.
  open func requestLocation() {}
  /// Waits for places that don't come.
  open func startUpdatingLocation() {}
  /// Ends the waiting.
  open func stopUpdatingLocation() {}
}
