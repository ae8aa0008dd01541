import UIKit

/// Where points of the earth are in a view: Mercator's projection, in which the whole earth is a square with sides of 1.
struct MapProjection: Equatable {
  /// The middle of the visible part, in the square.
  var middle: CGPoint
  /// The points of the view for the side of the square.
  var scale: CGFloat
  /// The size of the view, in points.
  let size: CGSize

  /// The greatest latitude in the square, in degrees.
  private static let pole = 85.05

  /// Creates the projection that shows a region as a whole in the middle of a view.
  init(showing region: MKCoordinateRegion, in size: CGSize) {
    let half = max(abs(region.span.latitudeDelta), 0.0005) / 2
    let top = Self.point(of: CLLocationCoordinate2D(latitude: region.center.latitude + half, longitude: region.center.longitude))
    let bottom = Self.point(of: CLLocationCoordinate2D(latitude: region.center.latitude - half, longitude: region.center.longitude))
    let width = min(max(abs(region.span.longitudeDelta), 0.0005) / 360, 1)
    let height = max(bottom.y - top.y, 1e-9)
    middle = Self.point(of: region.center)
    scale = max(1, min(size.width / width, size.height / height))
    self.size = size
  }

  /// Returns a coordinate's place in the square. A value that isn't finite counts as 0.
  static func point(of coordinate: CLLocationCoordinate2D) -> CGPoint {
    let latitude = (coordinate.latitude.isFinite ? coordinate.latitude : 0).clamped(to: -pole...pole) * .pi / 180
    let longitude = (coordinate.longitude.isFinite ? coordinate.longitude : 0).clamped(to: -540...540)
    return CGPoint(x: longitude / 360 + 0.5, y: 0.5 - log(tan(.pi / 4 + latitude / 2)) / (2 * .pi))
  }

  /// Returns a coordinate's place in the view.
  func place(of coordinate: CLLocationCoordinate2D) -> CGPoint {
    let point = Self.point(of: coordinate)
    return CGPoint(x: (point.x - middle.x) * scale + size.width / 2, y: (point.y - middle.y) * scale + size.height / 2)
  }

  /// Returns the coordinate at a place in the view.
  func coordinate(at place: CGPoint) -> CLLocationCoordinate2D {
    let x = (place.x - size.width / 2) / scale + middle.x
    let y = (place.y - size.height / 2) / scale + middle.y
    let latitude = 2 * atan(exp((0.5 - y) * 2 * .pi)) - .pi / 2
    return CLLocationCoordinate2D(latitude: latitude * 180 / .pi, longitude: (x - 0.5) * 360)
  }

  /// The region that the view shows.
  var region: MKCoordinateRegion {
    let (first, last) = (coordinate(at: .zero), coordinate(at: CGPoint(x: size.width, y: size.height)))
    let span = MKCoordinateSpan(latitudeDelta: first.latitude - last.latitude, longitudeDelta: last.longitude - first.longitude)
    return MKCoordinateRegion(center: coordinate(at: CGPoint(x: size.width / 2, y: size.height / 2)), span: span)
  }
}

extension Comparable {
  func clamped(to limits: ClosedRange<Self>) -> Self { min(max(self, limits.lowerBound), limits.upperBound) }
}
