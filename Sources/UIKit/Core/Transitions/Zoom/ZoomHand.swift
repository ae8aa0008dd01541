import Foundation

/// The gesture that moves a page, and the shape that it gives the page.
enum ZoomHand {
  case drag(ZoomDrag)
  case pinch(ZoomPinch)

  /// Returns the shape of a page that fills `page` at rest, in the container's coordinates.
  func shape(of page: CGRect, tuning: ZoomTuning) -> ZoomShape {
    switch self {
    case .drag(let drag): drag.shape(of: page, tuning: tuning.drag)
    case .pinch(let pinch): pinch.shape(of: page)
    }
  }

  func zoomsBack(from page: CGRect, velocity: CGVector, tuning: ZoomTuning) -> Bool {
    switch self {
    case .drag(let drag): drag.zoomsBack(from: page, velocity: velocity, tuning: tuning.drag)
    case .pinch(let pinch): pinch.scale < tuning.pinchThreshold
    }
  }
}
