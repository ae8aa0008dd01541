import StandIns
import Testing
import UIKit
import UITestSupport

@Suite("A map that is drawn") @MainActor
struct MapTests {
  private final class Delegate: MKMapViewDelegate {
    var calls: [String] = []

    func mapView(_ mapView: MKMapView, viewFor annotation: any MKAnnotation) -> MKAnnotationView? {
      guard annotation.title == "Own" else { return nil }
      let view = mapView.dequeueReusableAnnotationView(withIdentifier: "own") ?? OwnPin(annotation: annotation, reuseIdentifier: "own")
      view.annotation = annotation
      return view
    }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { calls.append("region") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { calls.append("selected \(view.annotation?.title ?? "")") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { calls.append("deselected") }
  }

  private final class OwnPin: MKAnnotationView {
    override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
      super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
      bounds.size = CGSize(width: 20, height: 20)
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
  }

  private let berlin = CLLocationCoordinate2D(latitude: 52.52, longitude: 13.405)

  private func map(in harness: SceneHarness) -> MKMapView {
    let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 200))
    harness.turn { harness.rootView.addSubview(map) }
    harness.turn { map.region = MKCoordinateRegion(center: berlin, latitudinalMeters: 1000, longitudinalMeters: 1000) }
    return map
  }

  @Test("A region is shown as a whole in the middle, in the proportions of the view")
  func region() {
    let map = map(in: SceneHarness())
    let region = map.region
    #expect(abs(region.center.latitude - 52.52) < 1e-6 && abs(region.center.longitude - 13.405) < 1e-6)
    #expect(abs(region.span.latitudeDelta - 1000 / 111_195) < 1e-5)
    #expect(region.span.longitudeDelta > region.span.latitudeDelta)
    #expect(map.convert(berlin, toPointTo: map) == CGPoint(x: 150, y: 100))
    let corner = map.convert(CGPoint(x: 0, y: 0), toCoordinateFrom: map)
    #expect(corner.latitude > berlin.latitude && corner.longitude < berlin.longitude)
  }

  @Test("A region without extent, beyond the poles or not a number is shown too", arguments: [0, 1000, Double.nan, .infinity, -5])
  func oddRegions(_ value: Double) {
    let harness = SceneHarness()
    let map = map(in: harness)
    let span = MKCoordinateSpan(latitudeDelta: value, longitudeDelta: value)
    harness.turn {
      map.setRegion(MKCoordinateRegion(center: CLLocationCoordinate2D(latitude: value, longitude: value), span: span), animated: false)
    }
    #expect(map.region.span.latitudeDelta.isFinite)
  }

  @Test("An annotation is a pin at its place, or the view that the delegate returns, which is used again")
  func annotations() {
    let harness = SceneHarness()
    let (map, delegate) = (map(in: harness), Delegate())
    map.delegate = delegate
    let (pin, own) = (MKPointAnnotation(coordinate: berlin), MKPointAnnotation(coordinate: berlin, title: "Own"))
    harness.turn { map.addAnnotations([pin, own]) }
    #expect(map.view(for: pin) is MKMarkerAnnotationView)
    let view = map.view(for: own)
    #expect(view is OwnPin && view?.center == CGPoint(x: 150, y: 100))
    harness.turn {
      map.removeAnnotation(own)
      map.addAnnotation(MKPointAnnotation(coordinate: berlin, title: "Own"))
    }
    #expect(map.annotations.count == 2 && view?.superview === map)
  }

  @Test("A class that was registered creates the views of its name")
  func registeredClass() {
    let harness = SceneHarness()
    let map = map(in: harness)
    harness.perform {
      map.register(OwnPin.self, forAnnotationViewWithReuseIdentifier: "pin")
      let view = map.dequeueReusableAnnotationView(withIdentifier: "pin", for: MKPointAnnotation(coordinate: berlin))
      #expect(view is OwnPin && view.bounds.width == 20 && view.reuseIdentifier == "pin")
    }
  }

  @Test("A drag moves the map, and tells the delegate")
  func drag() {
    let harness = SceneHarness()
    let (map, delegate) = (map(in: harness), Delegate())
    map.delegate = delegate
    harness.drag(from: CGPoint(x: 200, y: 100), to: CGPoint(x: 100, y: 100))
    #expect(map.centerCoordinate.longitude > berlin.longitude && abs(map.centerCoordinate.latitude - berlin.latitude) < 1e-6)
    #expect(delegate.calls.contains("region"))
  }

  @Test("A tap selects a pin, and a tap beside it ends the selection")
  func selection() {
    let harness = SceneHarness()
    let (map, delegate) = (map(in: harness), Delegate())
    map.delegate = delegate
    let own = MKPointAnnotation(coordinate: berlin, title: "Own")
    harness.turn { map.addAnnotation(own) }
    harness.click(CGPoint(x: 150, y: 100))
    #expect(map.selectedAnnotations.first === own)
    harness.click(CGPoint(x: 20, y: 20))
    #expect(delegate.calls == ["selected Own", "deselected"])
  }

  @Test("The distance of two places is measured along the earth")
  func distance() {
    let potsdam = CLLocation(latitude: 52.3906, longitude: 13.0645)
    let distance = CLLocation(latitude: berlin.latitude, longitude: berlin.longitude).distance(from: potsdam)
    #expect(abs(distance - 27_200) < 300)
  }
}
