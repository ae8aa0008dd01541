import Foundation
import SDLHost
import TestSupport
import Tweaks
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

/// A list of takes in a window of its own.
final class TakesHarness: SceneHarness {
  let view: TakesView
  let model: TakesModel
  let library: TakeLibrary
  private(set) var requests: [String] = []
  private let folder: TemporaryFolder

  init(own: [String], shipped: [String]) throws {
    try HostPlatform.prepare()
    folder = try TemporaryFolder()
    let url = URL(fileURLWithPath: folder.path, isDirectory: true)
    let shippedFolder = url.appendingPathComponent("shipped")
    library = TakeLibrary(own: url.appendingPathComponent("own"), shipped: [shippedFolder])
    for (names, library) in [(own, library), (shipped, TakeLibrary(own: shippedFolder, shipped: []))] {
      for name in names {
        var take = Take.dragDown(by: 100)
        take.name = name
        try library.save(take)
      }
    }
    model = TakesModel(demo: "drag", library: library, trash: Trash(url.appendingPathComponent("Trash")))
    view = TakesView(model)
    super.init(size: CGSize(width: 320, height: 400), hostTime: 0, pace: Pace(event: 1.0 / 60, beforeClick: 40.0 / 60))
    view.onRequest = { [weak self] in self?.note($0) }
    scene.perform {
      view.frame = CGRect(x: 20, y: 20, width: 280, height: 360)
      rootView.addSubview(view)
    }
    turn()
  }

  // MARK: What is shown

  func texts(in root: UIView) -> [String] { views(UILabel.self, in: root).filter { !$0.isHidden }.compactMap(\.text) }

  /// The buttons that can be seen.
  var buttons: [UIButton] {
    views(UIButton.self, in: view).filter { button in
      !sequence(first: button as UIView, next: \.superview).contains { $0.isHidden }
    }
  }

  func name(_ name: String) -> CGPoint { row(name).convert(CGPoint(x: 60, y: 16), to: nil) }
  func playButton(_ name: String) -> CGPoint { row(name).convert(CGPoint(x: 16, y: 16), to: nil) }
  var loopButton: CGPoint { middle(of: buttons.first { $0.toolTip == "Repeats the take" }) }

  private func row(_ name: String) -> TakeRow { view.rows.first { $0.listing.name == name }! }

  // MARK: What a person does

  func doubleClick(_ point: CGPoint) {
    click(point)
    press(point)
    release(point)
  }

  func rightClick(_ point: CGPoint) {
    press(point, button: .secondary)
    release(point, button: .secondary)
  }

  func press(button title: String) { click(middle(of: buttons.first { $0.currentTitle == title && !$0.isHidden })) }

  func chooseInMenu(_ title: String) {
    let label = scene.windows.flatMap { views(UILabel.self, in: $0) }.last { $0.text == title }
    click(middle(of: label))
  }

  /// Drags the first or second handle of the trimmer.
  func dragHandle(_ index: Int, by distance: CGFloat) {
    let start = middle(of: views(TrimHandle.self, in: view)[index])
    drag(from: start, to: CGPoint(x: start.x + distance, y: start.y), steps: 5)
  }

  /// Goes to a row by Tab.
  func focus(_ name: String) {
    for _ in 0..<40 where !row(name).isFocused { key(.keyboardTab, "\t") }
  }

  // MARK: What the list asks for

  private func note(_ request: TakesRequest) {
    switch request {
    case .show(let name): requests.append("select \(name ?? "none")")
    case .play(let name): requests.append("play \(name)")
    case .stop: requests.append("stop")
    case .update: break
    case .family(let name): requests.append("ten of \(name)")
    case .setLooping(let isLooping):
      requests.append("loop \(isLooping)")
      view.activity.isLooping = isLooping
    case .record: requests.append("record")
    case .report(let message): requests.append("says \(message)")
    }
  }
}
