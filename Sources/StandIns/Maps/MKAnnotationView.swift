import UIKit

/// The view of what is marked on a map. It stands in for MapKit's class.
open class MKAnnotationView: UIView {
  /// What is marked.
  open var annotation: (any MKAnnotation)?
  /// The name under which views are used again, or nil.
  public private(set) var reuseIdentifier: String?
  /// The picture, whose size is the view's.
  open var image: UIImage? {
    didSet {
      picture.image = image
      if let image { bounds.size = image.size }
      picture.frame = bounds
    }
  }
  /// The distance from the marked point to the middle of the view, in points.
  open var centerOffset = CGPoint.zero
  /// A Boolean value that indicates whether a tap would open a callout. Callouts aren't shown here.
  open var canShowCallout = false
  /// A Boolean value that indicates whether a tap selects the view.
  open var isEnabled = true
  /// A Boolean value that indicates whether the view is selected.
  open var isSelected = false
  private let picture = UIImageView()

  /// Creates the view of an annotation.
  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
    super.init(frame: .zero)
    addSubview(picture)
    didCreate()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(picture)
    didCreate()
  }

  /// Selects the view or ends its selection.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Prepares the view for another annotation.
  open func prepareForReuse() {}

  /// Called at the end of both initializers.
  func didCreate() {}
}

// The initializer isn't `required`, so a class that was registered can only be asked for a view through the allocating entry point of a
// convenience initializer, which gets the class as an argument.
extension MKAnnotationView {
  @_silgen_name("glissade.standins.annotation")
  convenience init(registered annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }
  @_silgen_name("glissade.standins.annotation")
  private static func make(_ annotation: __owned (any MKAnnotation)?, _ reuseIdentifier: __owned String?) -> Self

  /// Creates a view of this class.
  static func view(of annotation: any MKAnnotation, reuseIdentifier: String) -> Self { make(annotation, reuseIdentifier) }
}

/// A pin with a round head. It stands in for MapKit's class.
open class MKMarkerAnnotationView: MKAnnotationView {
  /// The color of the head, or nil for red.
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// A text of one or two characters in the head, or nil for a dot.
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  /// The color of the text or the dot, or nil for white.
  open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }

  override func didCreate() {
    bounds.size = CGSize(width: 28, height: 36)
    centerOffset = CGPoint(x: 0, y: -18)
    isOpaque = false
  }

  /// Draws the pin, whose point is at the middle of the lower edge.
  open override func draw(_ rect: CGRect) {
    let radius = min(bounds.width, bounds.height) / 2 - 1
    let middle = CGPoint(x: bounds.midX, y: bounds.minY + radius + 1)
    let pin = UIBezierPath(arcCenter: middle, radius: radius, startAngle: .pi * 0.8, endAngle: .pi * 0.2, clockwise: true)
    pin.addQuadCurve(
      to: CGPoint(x: middle.x, y: bounds.maxY), controlPoint: CGPoint(x: middle.x + radius * 0.3, y: middle.y + radius * 1.05))
    pin.addQuadCurve(
      to: CGPoint(x: middle.x - radius * cos(.pi * 0.2), y: middle.y + radius * sin(.pi * 0.2)),
      controlPoint: CGPoint(x: middle.x - radius * 0.3, y: middle.y + radius * 1.05))
    pin.close()
    (markerTintColor ?? .systemRed).setFill()
    pin.fill()
    let color = glyphTintColor ?? .white
    if let glyphText {
      let text = NSAttributedString(
        string: glyphText, attributes: [.font: UIFont.systemFont(ofSize: 12, weight: .semibold), .foregroundColor: color])
      let size = text.size()
      text.draw(at: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2))
    } else {
      color.setFill()
      UIBezierPath(ovalIn: CGRect(x: middle.x - 4, y: middle.y - 4, width: 8, height: 8)).fill()
    }
  }
}

/// A pin, drawn as a marker. It stands in for MapKit's class.
open class MKPinAnnotationView: MKMarkerAnnotationView {
  /// The color of the head.
  open var pinTintColor: UIColor! {
    get { markerTintColor ?? .systemRed }
    set { markerTintColor = newValue }
  }
  /// A Boolean value that indicates whether the pin would fall onto the map. It appears in its place here.
  open var animatesDrop = false
}
