@testable import Components
@testable import GlissadeKit
@testable import Rehearsal
import CoreGraphics
import TestSupport
import Testing
import UIKit

@Suite("Nothing in the window is cut off, overlaps, or sticks out") @MainActor
struct WindowLayoutTests {
  /// The sizes of windows, in points.
  nonisolated static let sizes = [
    WorkbenchLayout.minimumWindowSize, CGSize(width: 760, height: 520), CGSize(width: 900, height: 600), CGSize(width: 1280, height: 860),
    CGSize(width: 1920, height: 1080), CGSize(width: 3840, height: 2160),
  ]

  @Test("On each page, with the timeline open and closed, and while two stages are compared", arguments: sizes)
  func pages(size: CGSize) throws {
    let harness = try WorkbenchHarness(size: size)
    let workbench = try #require(harness.window.rootViewController as? WorkbenchViewController)
    // Pages that have room in a small window have it in a large one.
    let pages = [560, 900, 1280].contains(size.width) ? InspectorViewController.Page.allCases : [.tune]
    for page in pages {
      harness.perform { workbench.showPage(page) }
      harness.advance(by: 0.1)
      expectSound(harness, "\(page.rawValue) at \(size)")
    }
    harness.perform {
      workbench.showPage(.tune)
      workbench.arrangement.isTimelineOpen = true
    }
    harness.run(.present)
    expectSound(harness, "the timeline at \(size)")
    harness.perform { harness.session.compare(with: [:], named: "Defaults") }
    harness.advance(by: 0.3)
    expectSound(harness, "a comparison at \(size)")
  }

  private func expectSound(_ harness: WorkbenchHarness, _ place: String) {
    var problems: [String] = []
    inspect(harness.window, of: harness, area: harness.window.bounds, into: &problems)
    // A view that changes while it is laid out, so that it needs layout again, is laid out without end.
    problems += harness.views(UIView.self).filter { $0.layer.needsLayout() }.map { "\(name($0)) asks for layout again and again" }
    #expect(problems.isEmpty, "\(place):\n\(problems.joined(separator: "\n"))")
  }

  /// Looks at a view and what is inside of it. What the stage shows is the demo’s own affair.
  private func inspect(_ view: UIView, of harness: WorkbenchHarness, area: CGRect, into problems: inout [String]) {
    guard !view.isHidden, view.alpha > 0.01, !(view is any SceneHosting) else { return }
    if let label = view as? UILabel { inspect(label, of: harness, into: &problems) }
    let frame = harness.frame(of: view)
    let visible = view.clipsToBounds || view is UIWindow ? area.intersection(frame) : area
    let parts = view.subviews.filter { part in
      !part.isHidden && part.alpha > 0.01 && !part.bounds.isEmpty && (part is UIControl || (part as? UILabel)?.text?.isEmpty == false)
    }
    for (index, part) in parts.enumerated() {
      let place = harness.frame(of: part)
      if part is UIControl, !(view is UIScrollView), !visible.insetBy(dx: -1, dy: -1).contains(place) {
        problems.append("\(name(part)) at \(place) is outside of \(visible)")
      }
      for other in parts[..<index] {
        let overlap = place.intersection(harness.frame(of: other))
        if !overlap.isNull, overlap.width > 1, overlap.height > 1 { problems.append("\(name(part)) overlaps \(name(other)) by \(overlap)") }
      }
    }
    for part in view.subviews { inspect(part, of: harness, area: view is UIScrollView ? .infinite : visible, into: &problems) }
  }

  private func inspect(_ label: UILabel, of harness: WorkbenchHarness, into problems: inout [String]) {
    // A path or a name of a person’s own may be as long as it likes, and says so with an ellipsis in its middle or at its head.
    guard let text = label.text, !text.isEmpty, label.numberOfLines == 1, label.lineBreakMode != .byTruncatingMiddle,
      label.lineBreakMode != .byTruncatingHead
    else { return }
    if label.bounds.width < label.naturalWidth - 0.5 {
      problems.append("“\(text)” is \(label.bounds.width) wide and needs \(label.naturalWidth) at \(harness.frame(of: label))")
    }
  }

  private func name(_ view: UIView) -> String {
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle ?? (view as? UIControl)?.toolTip ?? ""
    return "\(type(of: view)) “\(text)”"
  }
}
