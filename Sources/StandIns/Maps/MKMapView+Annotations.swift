import UIKit

/// The views of what is marked on a map.
@MainActor
final class MapPins {
  /// The visible views by annotation.
  var views: [ObjectIdentifier: MKAnnotationView] = [:]
  /// The views that can be used again, by their names.
  var unused: [String: [MKAnnotationView]] = [:]
  /// The classes of views by name.
  var classes: [String: MKAnnotationView.Type] = [:]
}

/// The name under which a map makes markers.
public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"

extension MKMapView {
  /// Marks something.
  public func addAnnotation(_ annotation: any MKAnnotation) { addAnnotations([annotation]) }

  /// Marks things.
  public func addAnnotations(_ annotations: [any MKAnnotation]) {
    let added = annotations.filter { new in !self.annotations.contains { $0 === new } }
    self.annotations += added
    let views = added.map { annotation in
      let view = delegate?.mapView(self, viewFor: annotation) ?? standardView(of: annotation)
      pins.views[ObjectIdentifier(annotation)] = view
      addSubview(view)
      return view
    }
    placePins()
    if !views.isEmpty { delegate?.mapView(self, didAdd: views) }
  }

  /// Removes the mark of something.
  public func removeAnnotation(_ annotation: any MKAnnotation) { removeAnnotations([annotation]) }

  /// Removes the marks of things.
  public func removeAnnotations(_ annotations: [any MKAnnotation]) {
    for annotation in annotations {
      self.annotations.removeAll { $0 === annotation }
      selectedAnnotations.removeAll { $0 === annotation }
      guard let view = pins.views.removeValue(forKey: ObjectIdentifier(annotation)) else { continue }
      view.removeFromSuperview()
      if let name = view.reuseIdentifier { pins.unused[name, default: []].append(view) }
    }
  }

  /// Shows the part in which annotations are, with space around them.
  public func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) {
    addAnnotations(annotations)
    let (latitudes, longitudes) = (annotations.map(\.coordinate.latitude), annotations.map(\.coordinate.longitude))
    guard let south = latitudes.min(), let north = latitudes.max(), let west = longitudes.min(), let east = longitudes.max() else { return }
    let center = CLLocationCoordinate2D(latitude: (south + north) / 2, longitude: (west + east) / 2)
    let span = MKCoordinateSpan(latitudeDelta: max((north - south) * 1.4, 0.01), longitudeDelta: max((east - west) * 1.4, 0.01))
    setRegion(MKCoordinateRegion(center: center, span: span), animated: animated)
  }

  /// Returns the view of an annotation, or nil if it isn't marked.
  public func view(for annotation: any MKAnnotation) -> MKAnnotationView? { pins.views[ObjectIdentifier(annotation)] }

  /// Sets the class of the views with a name.
  public func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
    pins.classes[identifier] = viewClass as? MKAnnotationView.Type
  }

  /// Returns a view that isn't used anymore, or nil if there is none with this name.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
    guard let view = pins.unused[identifier]?.popLast() else { return nil }
    view.prepareForReuse()
    return view
  }

  /// Returns a view that isn't used anymore, or a new one of the class that was registered, or else a marker.
  public func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
    if let view = dequeueReusableAnnotationView(withIdentifier: identifier) {
      view.annotation = annotation
      return view
    }
    return (pins.classes[identifier] ?? MKMarkerAnnotationView.self).view(of: annotation, reuseIdentifier: identifier)
  }

  /// Selects an annotation instead of the selected one.
  public func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) {
    guard let view = view(for: annotation), !view.isSelected else { return }
    for selected in selectedAnnotations { deselectAnnotation(selected, animated: animated) }
    selectedAnnotations = [annotation]
    view.setSelected(true, animated: animated)
    delegate?.mapView(self, didSelect: view)
  }

  /// Ends the selection of an annotation.
  public func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
    guard let annotation, let view = view(for: annotation), view.isSelected else { return }
    selectedAnnotations.removeAll { $0 === annotation }
    view.setSelected(false, animated: animated)
    delegate?.mapView(self, didDeselect: view)
  }

  private func standardView(of annotation: any MKAnnotation) -> MKAnnotationView {
    dequeueReusableAnnotationView(withIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier, for: annotation)
  }

  /// Moves the views to the places of their annotations.
  func placePins() {
    let projection = projection
    for annotation in annotations {
      guard let view = pins.views[ObjectIdentifier(annotation)] else { continue }
      let place = projection.place(of: annotation.coordinate)
      view.center = CGPoint(x: place.x + view.centerOffset.x, y: place.y + view.centerOffset.y)
    }
  }

  /// Selects the topmost annotation at a place, or ends the selection if there is none.
  func selectPin(at place: CGPoint) {
    let hit = annotations.last { annotation in view(for: annotation).map { $0.isEnabled && $0.frame.contains(place) } ?? false }
    if let hit {
      selectAnnotation(hit, animated: true)
    } else {
      for selected in selectedAnnotations { deselectAnnotation(selected, animated: true) }
    }
  }
}
