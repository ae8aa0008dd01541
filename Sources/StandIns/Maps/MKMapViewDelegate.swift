import UIKit

/// What a map asks and tells. It stands in for MapKit's protocol.
@preconcurrency @MainActor
public protocol MKMapViewDelegate: AnyObject {
  /// Returns the view of an annotation, or nil for a marker.
  func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView?
  /// Tells that the visible part is about to change.
  func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool)
  /// Tells that the visible part has changed.
  func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool)
  /// Tells that an annotation has been selected.
  func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView)
  /// Tells that an annotation isn't selected anymore.
  func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView)
  /// Tells that views of annotations were added.
  func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView])
}

extension MKMapViewDelegate {
  /// Returns nil.
  public func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? { nil }
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {}
  /// Does nothing.
  public func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) {}
}
