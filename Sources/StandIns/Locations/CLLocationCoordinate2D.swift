import UIKit

/// A latitude or longitude in degrees, as CoreLocation has it.
public typealias CLLocationDegrees = Double
/// A distance in meters, as CoreLocation has it.
public typealias CLLocationDistance = Double
/// An accuracy in meters, as CoreLocation has it.
public typealias CLLocationAccuracy = Double
/// A speed in meters per second, as CoreLocation has it.
public typealias CLLocationSpeed = Double
/// A direction in degrees from north, as CoreLocation has it.
public typealias CLLocationDirection = Double

/// A point on the earth. It stands in for CoreLocation's.
public struct CLLocationCoordinate2D: Sendable {
  /// The degrees north of the equator.
  public var latitude: CLLocationDegrees
  /// The degrees east of Greenwich.
  public var longitude: CLLocationDegrees

  /// Creates the point at 0° north and 0° east.
  public init() { self.init(latitude: 0, longitude: 0) }

  /// Creates a point from its degrees.
  public init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) { (self.latitude, self.longitude) = (latitude, longitude) }
}

/// Returns a point on the earth from its degrees. It stands in for CoreLocation's function.
public func CLLocationCoordinate2DMake(_ latitude: CLLocationDegrees, _ longitude: CLLocationDegrees) -> CLLocationCoordinate2D {
  CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
}

/// Returns whether the degrees are those of a point on the earth. It stands in for CoreLocation's function.
public func CLLocationCoordinate2DIsValid(_ coord: CLLocationCoordinate2D) -> Bool {
  (-90...90).contains(coord.latitude) && (-180...180).contains(coord.longitude)
}

/// A coordinate that is no point on the earth.
public let kCLLocationCoordinate2DInvalid = CLLocationCoordinate2D(latitude: -180, longitude: -180)
