@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import Host
import TestSupport
import Transitions
import Tweaks
import UIKit

/// The photo zoom's demo on a stage.
final class PhotoZoomHarness: StageHarness {
  let demo: PhotoZoomDemo
  let tweaks: TweakStore

  /// Decoded once for all tests.
  static let photos = SourceAssets.photos

  /// - Parameter isOpen: whether the demo's photo fills the screen already.
  init(_ values: [Tweak.ID: TweakValue] = [:], isOpen: Bool = false, reducesMotion: Bool = false) {
    tweaks = TweakStore(PhotoZoomDemo.tweaks)
    tweaks.set(values)
    demo = PhotoZoomDemo(DemoSetting(tweaks: tweaks, photos: Self.photos))
    super.init(demo.rootViewController, reducesMotion: reducesMotion)
    if isOpen {
      begin(.present)
      settle()
    }
  }

  /// The values of the literal preset.
  static var article: [Tweak.ID: TweakValue] { PhotoZoomDemo.presets.first { $0.name == "article" }?.values ?? [:] }

  /// The rule of the original article: a release must move downward.
  static let downward: [Tweak.ID: TweakValue] = ["drag.downward": .boolean(true), "drag.threshold": .number(0.1)]

  /// Starts a phase.
  func begin(_ phase: DemoPhase) { perform { demo.run(phase) } }

  // MARK: Who is on the stage

  var tabs: UITabBarController? { demo.rootViewController as? UITabBarController }
  var navigation: PhotoNavigationController? { tabs?.selectedViewController as? PhotoNavigationController }
  var grid: PhotoCollectionController? { navigation?.viewControllers.first as? PhotoCollectionController }
  var pages: PhotoPagesController? { navigation?.topViewController as? PhotoPagesController }
  var coordinator: (any UIViewControllerTransitionCoordinator)? { stage.transition }

  // MARK: What is seen

  /// The layer called `name` as it is presented at `time`, the scene's own; nil when it is not there.
  func seen(_ name: String, at time: TimeInterval? = nil) -> LayerMeasurement? {
    LayerMeasurement.named(below: scene.rootLayer, at: time ?? self.time).first { $0.name == name }
  }

  /// The photo in flight.
  var photo: LayerMeasurement? { seen("photo") }

  /// Where the photo's thumbnail is.
  func cell(of index: Int = 4) -> CGRect {
    guard let grid, let window = grid.view.window else { return .null }
    return grid.zoomFrame(of: AnyHashable(grid.shelf.photos[index]), in: window) ?? .null
  }

  /// Where the photo is at rest full screen: as wide as it, in its middle.
  var whole: CGRect {
    guard let pages, let window = pages.view.window else { return .null }
    return (pages.shelf.thumbnails.pictureSize(of: pages.photo) ?? .zero).aspectFit(in: window.bounds)
  }

  // MARK: Dragging

  /// Presses on the photo at rest, and moves the pointer just far enough that the drag begins.
  func take(at point: CGPoint = CGPoint(x: 200, y: 400)) -> CGPoint {
    press(point)
    let start = CGPoint(x: point.x, y: point.y + 12)
    move(from: point, to: start, seconds: 1.0 / 60)
    return start
  }

  /// Moves the pointer from where it pressed on the photo.
  func move(from start: CGPoint, by travel: CGVector, seconds: TimeInterval = 0.2) -> CGPoint {
    let end = CGPoint(x: start.x + travel.dx, y: start.y + travel.dy)
    move(from: start, to: end, seconds: seconds)
    return end
  }

  /// Releases the photo after a drag that has come to rest, except for a last step in a frame. Returns where the pointer is.
  func release(travel: CGVector, last: CGVector) -> CGPoint {
    let rest = move(from: take(), by: travel)
    advance(by: 0.3)
    let end = move(from: rest, by: last, seconds: 1.0 / 60)
    release(end)
    return end
  }
}

/// How far a spring of UIKit's has come after `time` seconds: duration and damping ratio below 1, no velocity.
func springPosition(at time: TimeInterval, duration: TimeInterval, dampingRatio: Double) -> Double {
  let frequency = log(1000 * dampingRatio / (1 - dampingRatio * dampingRatio).squareRoot()) / (dampingRatio * duration)
  let damped = frequency * (1 - dampingRatio * dampingRatio).squareRoot()
  let decay = exp(-dampingRatio * frequency * time)
  return 1 - decay * (cos(damped * time) + dampingRatio * frequency / damped * sin(damped * time))
}

extension CGRect {
  /// Returns the rectangle at a fraction of the distance to another.
  func moved(_ fraction: Double, to end: CGRect) -> CGRect {
    func blend(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * fraction }
    return CGRect(
      x: blend(minX, end.minX), y: blend(minY, end.minY), width: blend(width, end.width), height: blend(height, end.height))
  }

  /// The largest distance of an edge from the same edge of another rectangle, in points.
  func distance(to other: CGRect) -> CGFloat {
    max(abs(minX - other.minX), abs(minY - other.minY), abs(maxX - other.maxX), abs(maxY - other.maxY))
  }
}
