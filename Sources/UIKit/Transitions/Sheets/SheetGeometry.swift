import Foundation

/// Where a sheet may stand, told by its top edge in the container's points.
@MainActor
struct SheetGeometry {
  struct Stop {
    let identifier: UISheetPresentationController.Detent.Identifier
    let edge: CGFloat
  }

  /// The frame at the highest stop.
  let fullFrame: CGRect
  /// The container's height: where a sheet is out of sight.
  let bottom: CGFloat
  /// From the highest to the lowest; never empty.
  let stops: [Stop]
  /// Stops from this edge on do not dim what is behind.
  let undimmedEdge: CGFloat?

  var highest: CGFloat { stops[0].edge }
  var lowest: CGFloat { stops[stops.count - 1].edge }

  func edge(of identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
    stops.first { $0.identifier == identifier }?.edge ?? lowest
  }

  /// The frame of a sheet at `edge`, without the way that it has been pulled below its lowest stop.
  func frame(at edge: CGFloat) -> CGRect {
    let top = min(edge, lowest)
    // A sheet that floats is moved, one that stands on the bottom is stretched.
    let height = stops.count == 1 ? fullFrame.height : bottom - top
    return CGRect(x: fullFrame.minX, y: top, width: fullFrame.width, height: height)
  }

  /// How far a sheet at `edge` has been pulled below its lowest stop.
  func drop(at edge: CGFloat) -> CGFloat { max(edge - lowest, 0) }

  /// The share of the full dimming behind a sheet at `edge`, 0…1: linear in the drag, as measured on iOS.
  func dimming(at edge: CGFloat) -> CGFloat {
    guard let undimmedEdge else { return bottom > lowest ? 1 - min(drop(at: edge) / (bottom - lowest), 1) : 1 }
    guard let above = stops.last(where: { $0.edge < undimmedEdge })?.edge else { return 0 }
    return ((undimmedEdge - edge) / (undimmedEdge - above)).clamped(to: 0...1)
  }

  /// Where a sheet that is let go at `edge` with `velocity` points per second downwards comes to rest.
  func stop(from edge: CGFloat, velocity: CGFloat) -> Stop {
    if abs(velocity) >= UISheetPresentationController.flickSpeed {
      let next = velocity < 0 ? stops.last { $0.edge < edge - 0.5 } : stops.first { $0.edge > edge + 0.5 }
      if let next { return next }
    }
    return stops.min { abs($0.edge - edge) < abs($1.edge - edge) } ?? stops[0]
  }
}
