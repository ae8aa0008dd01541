import UIKit

/// What is marked on a map. It stands in for MapKit's protocol.
public protocol MKAnnotation: NSObjectProtocol {
  /// The point that is marked.
  var coordinate: CLLocationCoordinate2D { get }
  /// The name, or nil.
  var title: String? { get }
  /// More about it, or nil.
  var subtitle: String? { get }
}

extension MKAnnotation {
  /// Nil.
  public var title: String? { nil }
  /// Nil.
  public var subtitle: String? { nil }
}

/// A point that is marked on a map. It stands in for MapKit's class.
open class MKPointAnnotation: NSObject, MKAnnotation {
  /// The point that is marked. After a change, the annotation has to be removed from the map and added again.
  open var coordinate: CLLocationCoordinate2D
  /// The name, or nil.
  open var title: String?
  /// More about it, or nil.
  open var subtitle: String?

  /// Creates an annotation at 0° north and 0° east.
  public override init() {
    coordinate = CLLocationCoordinate2D()
    super.init()
  }

  /// Creates an annotation.
  public init(coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil) {
    (self.coordinate, self.title, self.subtitle) = (coordinate, title, subtitle)
    super.init()
  }
}

/// The place of the user on a map. It stands in for MapKit's class. No map has one, because no place is known.
open class MKUserLocation: NSObject, MKAnnotation {
  /// 0° north and 0° east.
  open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }
  /// Nil, because no place is known.
  open var location: CLLocation? { nil }
  /// The name, or nil.
  open var title: String?
  /// More about it, or nil.
  open var subtitle: String?
}
