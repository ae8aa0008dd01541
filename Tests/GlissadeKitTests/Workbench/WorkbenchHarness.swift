@testable import Demos
@testable import GlissadeKit
@testable import Rehearsal
import Foundation
import Host
import SDLHost
import TestSupport
import UIKit

/// The whole window with the demos that ship, without a display.
final class WorkbenchHarness: SceneHarness {
  let session: StageSession
  let content: WorkbenchContent
  let host: HeadlessHost
  private let folder: TemporaryFolder

  init(
    _ demo: String = "modal-card", size: CGSize = CGSize(width: 1280, height: 860), scale: CGFloat = 1,
    appearance: Appearance = .light, state: WorkbenchState = WorkbenchState()
  ) throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
    session = StageSession(
      demos: DemoRegistry.all.map(DemoDefinition.init), photos: SourceAssets.photos, configuration: StageConfiguration(),
      pictures: URL(fileURLWithPath: folder.path),
      takes: TakeLibrary(own: URL(fileURLWithPath: folder.path), shipped: [URL(fileURLWithPath: SourceAssets.folder + "/Takes")]),
      panelMemory: .standard(environment: ["HOME": folder.path]))
    if let type = DemoRegistry.all.first(where: { $0.id == demo }) { session.select(DemoDefinition(type)) }
    content = WorkbenchContent(session: session, appearance: appearance, threads: 1, state: state)
    host = HeadlessHost(content: content, size: size, scale: scale)
    super.init(scene: content.scene, window: content.scene.windows[0], pace: Pace(event: 0.02))
    advance(by: 0.1)
  }

  override func turn(at hostTime: TimeInterval) { host.advance(to: hostTime) }

  /// Runs a phase, and waits until it has ended.
  func run(_ phase: DemoPhase) {
    session.run(phase)
    advance(by: 2)
  }

  func select(_ demo: String) {
    if let type = DemoRegistry.all.first(where: { $0.id == demo }) { session.select(DemoDefinition(type)) }
    advance(by: 0.1)
  }

  // MARK: What is seen

  /// The first view of a type.
  func view<View: UIView>(_ type: View.Type) -> View { views(type)[0] }

  /// The frame of a view in the window.
  func frame(of view: UIView) -> CGRect { view.convert(view.bounds, to: nil) }

  /// The texts below a view that can be seen.
  func texts(in root: UIView) -> [String] {
    views(UILabel.self, in: root).filter { label in
      sequence(first: label as UIView, next: \.superview).allSatisfy { !$0.isHidden && $0.alpha > 0 }
    }.compactMap(\.text)
  }

  /// The middle of the row with a title in the open menu.
  func menuRow(_ title: String) -> CGPoint? {
    let labels = scene.windows.filter { $0 !== window }.flatMap { views(UILabel.self, in: $0) }
    return labels.first { $0.text == title }.map { label in label.layer.convert(CGPoint(x: 10, y: label.bounds.midY), to: scene.rootLayer) }
  }

  // MARK: What a person does

  /// Chooses a page of the inspector.
  func choose(_ page: InspectorViewController.Page) {
    let segments = views(UISegmentedControl.self).first { $0.titleForSegment(at: page.index) == page.rawValue }
    guard let segments else { return }
    let frame = frame(of: segments)
    let pitch = frame.width / CGFloat(InspectorViewController.Page.allCases.count)
    click(CGPoint(x: frame.minX + (CGFloat(page.index) + 0.5) * pitch, y: frame.midY))
    advance(by: 0.3)
  }

  /// Clicks the button with a title.
  func click(button title: String) {
    click(middle(of: views(UIButton.self).first { $0.currentTitle == title && !$0.isHidden }))
    advance(by: 0.1)
  }
}
