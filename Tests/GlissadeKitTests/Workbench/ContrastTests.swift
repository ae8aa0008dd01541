import CoreGraphics
import Foundation
import Host
import TestSupport
import Testing
import UIKit

@testable import GlissadeKit
@testable import Rehearsal

@Suite("All text of the window can be read") @MainActor
struct ContrastTests {
  /// The least contrast of text, by the Web Content Accessibility Guidelines at level AA.
  private static let least = 4.5
  private static let scale: CGFloat = 2

  @Test(
    "Each text has a contrast of at least 4.5 to 1 in the window’s pixels, but for disabled controls", arguments: [Appearance.light, .dark])
  func contrast(appearance: Appearance) throws {
    let harness = try WorkbenchHarness(size: CGSize(width: 1280, height: 860), scale: Self.scale, appearance: appearance)
    let workbench = try #require(harness.window.rootViewController as? WorkbenchViewController)
    for page in InspectorViewController.Page.allCases {
      harness.perform { workbench.showPage(page) }
      harness.advance(by: 0.3)
      measure(harness, page.rawValue)
    }
    harness.perform {
      workbench.showPage(.tune)
      workbench.arrangement.isTimelineOpen = true
      workbench.toggleCommandList()
    }
    harness.advance(by: 0.3)
    measure(harness, "the list of commands", in: workbench.commandList)
    harness.perform { workbench.toggleCommandList() }
    harness.run(.present)
    harness.perform { harness.session.compare(with: [:], named: "Defaults") }
    harness.advance(by: 0.3)
    measure(harness, "a comparison")
  }

  private func measure(_ harness: WorkbenchHarness, _ place: String, in root: UIView? = nil) {
    let image = harness.host.image()
    let disabledTitles = Set(
      harness.views(CommandListView.self).flatMap { $0.list.rows.compactMap(\.binding) }.filter { $0.obstacle != nil }.map(\.title))
    for label in harness.views(UILabel.self, in: root) where isShown(label) && !disabledTitles.contains(label.text ?? "") {
      let frame = visibleFrame(of: label, harness)
      guard frame.width > 4, frame.height > 8, let contrast = contrast(in: frame, of: image) else { continue }
      #expect(contrast >= Self.least, "“\(label.text ?? "")” in \(place): \((contrast * 100).rounded() / 100) at \(frame)")
    }
  }

  private func isShown(_ label: UILabel) -> Bool {
    guard label.text?.contains(where: { !$0.isWhitespace }) == true else { return false }
    return sequence(first: label as UIView, next: \.superview).allSatisfy { view in
      !view.isHidden && view.alpha > 0.99 && (view as? UIControl)?.isEnabled != false && !(view is any SceneHosting)
    }
  }

  /// The part of a label’s text that no scroll view cuts off.
  private func visibleFrame(of label: UILabel, _ harness: WorkbenchHarness) -> CGRect {
    var frame = harness.frame(of: label)
    for view in sequence(first: label.superview, next: { $0?.superview }).compactMap({ $0 }) where view.clipsToBounds {
      frame = frame.intersection(harness.frame(of: view))
    }
    // A text that is cut off in the middle of its lines tells nothing.
    return frame.isNull || frame.height < label.bounds.height - 0.5 ? .zero : frame
  }

  /// The contrast between the most frequent color and the one that is farthest from it.
  private func contrast(in frame: CGRect, of image: CGImage) -> Double? {
    let (left, right) = (max(Int(frame.minX * Self.scale), 0), min(Int(frame.maxX * Self.scale), image.width))
    let (top, bottom) = (max(Int(frame.minY * Self.scale), 0), min(Int(frame.maxY * Self.scale), image.height))
    guard left < right, top < bottom else { return nil }
    let counts = image.colorCounts(columns: left..<right, rows: top..<bottom)
    guard let ground = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else { return nil }
    return counts.keys.map { Self.contrast($0, ground) }.max()
  }

  private static func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (a, b) = (luminance(one), luminance(other))
    return (max(a, b) + 0.05) / (min(a, b) + 0.05)
  }

  private static func luminance(_ color: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      let value = Double(color >> shift & 255) / 255
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
  }
}
