import Foundation

/// The positions that a sheet can have, given by its top edge in the container's coordinates.
@MainActor
struct SheetGeometry {
  struct Stop {
    let identifier: UISheetPresentationController.Detent.Identifier
    let edge: CGFloat
  }

  /// The frame of the sheet at the highest stop.
  let fullFrame: CGRect
  /// The height of the container, at which a sheet is out of sight.
  let bottom: CGFloat
  /// The resting positions, from the highest to the lowest. Never empty.
  let stops: [Stop]
  /// The edge of the largest detent that does not dim the views behind it, or nil if all detents dim them.
  let undimmedEdge: CGFloat?
  /// The top edge of a sheet at the greatest possible height, at which the presenter recedes, or nil if it never does.
  var fullEdge: CGFloat?
  /// The layout of a sheet that floats below its greatest height, or nil if the sheet is attached to the edges.
  var float: SheetFloat?

  var highest: CGFloat { stops[0].edge }
  var lowest: CGFloat { stops[stops.count - 1].edge }

  func edge(of identifier: UISheetPresentationController.Detent.Identifier?) -> CGFloat {
    stops.first { $0.identifier == identifier }?.edge ?? lowest
  }

  /// Returns the frame of a sheet at `edge`, without its displacement below the lowest stop.
  func frame(at edge: CGFloat) -> CGRect {
    let top = min(edge, lowest)
    // A floating sheet is moved; a sheet attached to the bottom is resized.
    let height = stops.count == 1 ? fullFrame.height : bottom - top
    let frame = CGRect(x: fullFrame.minX, y: top, width: fullFrame.width, height: height)
    return float.map { $0.frame(frame, at: top) } ?? frame
  }

  /// Returns the distance of a sheet at `edge` below its lowest stop, in points.
  func drop(at edge: CGFloat) -> CGFloat { max(edge - lowest, 0) }

  /// Returns the fraction of the full dimming behind a sheet at `edge`, in 0…1. It is linear in the drag, as measured on iOS.
  func dimming(at edge: CGFloat) -> CGFloat {
    guard let undimmedEdge else { return bottom > lowest ? 1 - min(drop(at: edge) / (bottom - lowest), 1) : 1 }
    guard let above = stops.last(where: { $0.edge < undimmedEdge })?.edge else { return 0 }
    return ((undimmedEdge - edge) / (undimmedEdge - above)).clamped(to: 0...1)
  }

  /// Returns the fraction by which the presenter recedes behind a sheet at `edge`, in 0…1: 1 at the full height, and 0 at the next lower
  /// height, or out of sight if there is none.
  func recession(at edge: CGFloat) -> CGFloat {
    guard let fullEdge, highest <= fullEdge + 0.5, undimmedEdge.map({ $0 > highest }) ?? true else { return 0 }
    let next = stops.first { $0.edge > highest + 0.5 }?.edge ?? bottom
    return ((next - edge) / max(next - highest, 1)).clamped(to: 0...1)
  }

  /// Returns the stop for a sheet released at `edge`, with a downward velocity of `velocity` points per second.
  func stop(from edge: CGFloat, velocity: CGFloat) -> Stop {
    if float != nil {
      let aim = edge + velocity * SheetFloat.projection
      return stops.min { abs($0.edge - aim) < abs($1.edge - aim) } ?? stops[0]
    }
    if abs(velocity) >= UISheetPresentationController.flickSpeed {
      let next = velocity < 0 ? stops.last { $0.edge < edge - 0.5 } : stops.first { $0.edge > edge + 0.5 }
      if let next { return next }
    }
    return stops.min { abs($0.edge - edge) < abs($1.edge - edge) } ?? stops[0]
  }
}
