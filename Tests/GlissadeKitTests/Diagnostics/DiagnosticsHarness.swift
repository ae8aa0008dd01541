import Foundation
import SDLHost
import TestSupport
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A window for a diagnostic, and a stage beside it, whose time passes with the window's.
final class DiagnosticsHarness: SceneHarness {
  let stage: Stage
  let root = UIViewController()

  init(size: CGSize = CGSize(width: 390, height: 844)) throws {
    try HostPlatform.prepare()
    stage = Stage(StageConfiguration())
    // Clicks longer than a scroll view waits whether it is to scroll.
    super.init(size: size, hostTime: 0, pace: Pace(frame: nil, event: 1.0 / 60, beforeClick: 0.2, click: 0.2))
    stage.show(root)
    turn()
  }

  isolated deinit { stage.close() }

  override func turn(at hostTime: TimeInterval) {
    super.turn(at: hostTime)
    stage.turn(at: hostTime)
  }

  /// Puts a diagnostic into the window, over all of it.
  func show(_ view: UIView) {
    turn {
      view.frame = window.bounds
      window.addSubview(view)
    }
  }

  /// Adds a view to the stage.
  @discardableResult
  func add(_ view: UIView, _ frame: CGRect, name: String? = nil) -> UIView {
    stage.scene.perform {
      view.frame = frame
      view.layer.name = name
      root.view.addSubview(view)
    }
    turn()
    return view
  }

  /// The labels that can be seen in a view, from back to front.
  func labels(in view: UIView) -> [UILabel] {
    guard !view.isHidden else { return [] }
    return [view as? UILabel].compactMap { $0 } + view.subviews.flatMap { labels(in: $0) }
  }

  /// The texts of all labels that can be seen in a view, from back to front.
  func texts(in view: UIView) -> [String] {
    guard !view.isHidden else { return [] }
    return [(view as? UILabel)?.text].compactMap { $0 } + view.subviews.flatMap { texts(in: $0) }
  }
}
