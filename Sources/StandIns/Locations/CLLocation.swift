import UIKit

/// A place that was measured. It stands in for CoreLocation's class.
open class CLLocation: NSObject {
  /// The point on the earth.
  public let coordinate: CLLocationCoordinate2D
  /// The meters above sea level.
  public let altitude: CLLocationDistance
  /// The radius of uncertainty, in meters.
  public let horizontalAccuracy: CLLocationAccuracy

  /// Creates a place from its degrees.
  public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
    self.init(coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0)
  }

  init(coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy: CLLocationAccuracy) {
    (self.coordinate, self.altitude, self.horizontalAccuracy) = (coordinate, altitude, horizontalAccuracy)
    super.init()
  }

  /// Returns the distance to another place along the surface of a sphere, in meters.
  open func distance(from location: CLLocation) -> CLLocationDistance {
    let (a, b) = (coordinate, location.coordinate)
    let radians = Double.pi / 180
    let (north, east) = ((b.latitude - a.latitude) * radians / 2, (b.longitude - a.longitude) * radians / 2)
    let part = sin(north) * sin(north) + cos(a.latitude * radians) * cos(b.latitude * radians) * sin(east) * sin(east)
    return 2 * 6_371_008.8 * asin(min(1, part.squareRoot()))
  }
}
