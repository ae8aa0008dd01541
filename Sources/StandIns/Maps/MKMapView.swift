import UIKit

/// A map, drawn rather than loaded: streets, water and parks are invented, and where they are follows from the visible region. It stands in
/// for MapKit's class. One finger drags the map, and two zoom it.
open class MKMapView: StandInView {
  /// The object that is asked for the views of annotations.
  open weak var delegate: (any MKMapViewDelegate)?
  /// The kind of map. All are drawn as the standard one.
  open var mapType = MKMapType.standard
  /// A Boolean value that indicates whether one finger drags the map.
  open var isScrollEnabled = true
  /// A Boolean value that indicates whether two fingers zoom the map.
  open var isZoomEnabled = true
  /// A Boolean value that indicates whether two fingers would turn the map. It always points north here.
  open var isRotateEnabled = true
  /// A Boolean value that indicates whether two fingers would tilt the map. It is always flat here.
  open var isPitchEnabled = true
  /// A Boolean value that indicates whether the place of the user would be shown. It isn't known here.
  open var showsUserLocation = false
  /// A Boolean value that indicates whether a turned map would show a compass.
  open var showsCompass = true
  /// What is marked, in the order in which it was added.
  public internal(set) final var annotations: [any MKAnnotation] = []
  /// What is selected.
  public internal(set) final var selectedAnnotations: [any MKAnnotation] = []

  let pins = MapPins()
  private var shown = MKCoordinateRegion(
    center: CLLocationCoordinate2D(latitude: 37.3349, longitude: -122.009),
    span: MKCoordinateSpan(latitudeDelta: 0.02, longitudeDelta: 0.02))

  /// Creates a map.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addGestures()
  }

  /// Creates a map from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addGestures()
  }

  // MARK: The visible part

  /// The visible part. One that doesn't have the proportions of the view is shown as a whole.
  open var region: MKCoordinateRegion {
    get { bounds.isEmpty ? shown : projection.region }
    set { setRegion(newValue, animated: false) }
  }

  /// The point in the middle.
  open var centerCoordinate: CLLocationCoordinate2D {
    get { shown.center }
    set { setCenter(newValue, animated: false) }
  }

  /// Shows a part of the map, animated by a cross-dissolve.
  open func setRegion(_ region: MKCoordinateRegion, animated: Bool) {
    delegate?.mapView(self, regionWillChangeAnimated: animated)
    let change = {
      self.shown = region
      self.repaint()
      self.placePins()
    }
    if animated, window != nil {
      UIView.transition(with: self, duration: 0.3, options: [.transitionCrossDissolve, .allowUserInteraction], animations: change)
    } else {
      change()
    }
    delegate?.mapView(self, regionDidChangeAnimated: animated)
  }

  /// Moves a point into the middle.
  open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
    setRegion(MKCoordinateRegion(center: coordinate, span: shown.span), animated: animated)
  }

  /// Returns the part that would be visible if a region were shown.
  open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion {
    bounds.isEmpty ? region : MapProjection(showing: region, in: bounds.size).region
  }

  /// Returns where a point of the earth is in a view, or in the window if it is nil.
  open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
    convert(projection.place(of: coordinate), to: view)
  }

  /// Returns the point of the earth at a place in a view, or in the window if it is nil.
  open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
    projection.coordinate(at: convert(point, from: view))
  }

  var projection: MapProjection { MapProjection(showing: shown, in: bounds.size) }

  override func paint(in rect: CGRect) {
    let palette = MapPalette(isDark: traitCollection.userInterfaceStyle == .dark)
    MapPainter(projection: MapProjection(showing: shown, in: rect.size), palette: palette).draw()
  }

  /// Places the pins, too.
  open override func layoutSubviews() {
    super.layoutSubviews()
    placePins()
  }

  // MARK: Gestures

  private func addGestures() {
    clipsToBounds = true
    addGestureRecognizer(UIPanGestureRecognizer(target: self, action: MKMapView.drag))
    addGestureRecognizer(UIPinchGestureRecognizer(target: self, action: MKMapView.zoom))
    addGestureRecognizer(UITapGestureRecognizer(target: self, action: MKMapView.tap))
  }

  private func drag(_ pan: UIPanGestureRecognizer) {
    guard isScrollEnabled, pan.state == .changed || pan.state == .ended else { return }
    let moved = pan.translation(in: self)
    pan.setTranslation(.zero, in: self)
    let middle = CGPoint(x: bounds.width / 2 - moved.x, y: bounds.height / 2 - moved.y)
    setCenter(projection.coordinate(at: middle), animated: false)
  }

  private func zoom(_ pinch: UIPinchGestureRecognizer) {
    guard isZoomEnabled, pinch.state == .changed, pinch.scale > 0 else { return }
    let factor = 1 / pinch.scale
    pinch.scale = 1
    let span = MKCoordinateSpan(
      latitudeDelta: (shown.span.latitudeDelta * factor).clamped(to: 0.001...120),
      longitudeDelta: (shown.span.longitudeDelta * factor).clamped(to: 0.001...240))
    setRegion(MKCoordinateRegion(center: shown.center, span: span), animated: false)
  }

  private func tap(_ tap: UITapGestureRecognizer) { selectPin(at: tap.location(in: self)) }
}

/// The kind of a map. It stands in for MapKit's type.
public enum MKMapType: UInt, Sendable {
  /// Streets.
  case standard = 0
  /// Pictures from space.
  case satellite = 1
  /// Pictures from space with streets.
  case hybrid = 2
  /// Pictures from space on a globe.
  case satelliteFlyover = 3
  /// Pictures from space on a globe with streets.
  case hybridFlyover = 4
  /// Pale streets, for what is shown above them.
  case mutedStandard = 5
}
