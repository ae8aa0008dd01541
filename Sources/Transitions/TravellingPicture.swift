import UIKit

/// A picture of a view on its way from one place to another, with round corners that change on the way.
///
/// It may move and grow freely as long as it keeps its aspect ratio: a picture can be scaled, but not be laid out anew.
final class TravellingPicture: UIView {
  private let rounded = UIView()
  private let picture: UIView

  /// A picture of how `view` looks now, laid out and without its round corners. Nil for a view that has no size.
  init?(of view: UIView) {
    let radius = view.layer.cornerRadius
    view.layer.cornerRadius = 0
    let picture = view.snapshotView(afterScreenUpdates: true)
    view.layer.cornerRadius = radius
    guard let picture else { return nil }
    self.picture = picture
    super.init(frame: picture.frame)
    isUserInteractionEnabled = false
    // A view that clips could not throw a shadow.
    rounded.clipsToBounds = true
    rounded.addSubview(picture)
    addSubview(rounded)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A travelling picture is made in code.") }

  /// Takes the place and the round corners of a view in the same window.
  func settle(over view: UIView) {
    guard let superview else { return }
    let place = view.convert(view.bounds, to: superview)
    bounds.size = place.size
    center = CGPoint(x: place.midX, y: place.midY)
    rounded.frame = bounds
    rounded.layer.cornerRadius = view.layer.cornerRadius
    picture.frame = bounds
  }
}

/// Pictures of controls that stand in front of what travels, to be faded in and out there.
final class ControlPictures: UIView {
  /// - Parameter container: what they are to be added to, with the controls on screen somewhere below it.
  init(of controls: [UIView], over container: UIView) {
    super.init(frame: container.bounds)
    isUserInteractionEnabled = false
    for control in controls {
      guard let picture = control.snapshotView(afterScreenUpdates: true) else { continue }
      picture.frame = control.convert(control.bounds, to: container)
      addSubview(picture)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("Pictures of controls are made in code.") }
}
