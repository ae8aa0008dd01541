import Foundation
import Testing
import UITestSupport

@testable import UIKit

// Frames that Auto Layout finds have their edges on the nearest pixel. Measured on devices by others:
// - 950.25 points become 950.5 and 950.2 become 950 on a screen of two pixels a point, and whole points on one of one pixel
//   (e-learn.cn/topic/786373);
// - in nested views the places in the window are rounded, so that errors do not add up (github.com/square/Blueprint/pull/34);
// - 173.25 points measure 173.5 at two pixels a point and 173⅓ at three, 173.5 measure 173⅔ (example-a.com/answer/63747471), and a sum that
//   is too large by the least bit measures a pixel more (openradar 29934398): sizes that are measured are rounded up.
@MainActor
@Suite("Auto Layout: whole pixels")
struct PixelAlignmentTests {
  /// Views side by side that share a width.
  private func columns(_ count: Int, width: CGFloat, scale: CGFloat, x: CGFloat = 0) -> (LayoutHarness, [UIView]) {
    let harness = LayoutHarness(scale: scale)
    let stack = harness.add(UIStackView(arrangedSubviews: (0..<count).map { _ in UIView() }))
    stack.distribution = .fillEqually
    harness.activate(
      stack.leadingAnchor.constraint(equalTo: harness.root.leadingAnchor, constant: x),
      stack.widthAnchor.constraint(equalToConstant: width),
      stack.topAnchor.constraint(equalTo: harness.root.topAnchor), stack.heightAnchor.constraint(equalToConstant: 40))
    return (harness, stack.arrangedSubviews)
  }

  @Test("Given three equal columns in 100 points, then their edges are on pixels, and none of them has a gap beside it")
  func edges() {
    #expect(columns(3, width: 100, scale: 2).1.map(\.frame) == [rect(0, 0, 33.5, 40), rect(33.5, 0, 33, 40), rect(66.5, 0, 33.5, 40)])
    let third = 100 / 3 as CGFloat
    for (index, view) in columns(3, width: 100, scale: 3).1.enumerated() {
      #expect(abs(view.frame.minX - CGFloat(index) * third) < 1e-9 && abs(view.frame.width - third) < 1e-9)
    }
  }

  @Test(
    "Given a place between two pixels, then it is the nearest, and the size stays", arguments: [(950.25, 950.5), (950.2, 950), (-0.25, 0)])
  func nearest(_ place: CGFloat, _ pixel: CGFloat) {
    let harness = LayoutHarness(scale: 2)
    let view = harness.view("view")
    harness.activate(
      view.topAnchor.constraint(equalTo: harness.root.topAnchor, constant: place), view.heightAnchor.constraint(equalToConstant: 8),
      view.widthAnchor.constraint(equalToConstant: 8), view.leadingAnchor.constraint(equalTo: harness.root.leadingAnchor))
    #expect(view.frame == rect(0, pixel, 8, 8))
  }

  @Test("Given a view that fills a column of a third of the width, then it fills it to the pixel")
  func filling() {
    for scale in [1, 2, 3] as [CGFloat] {
      let (harness, columns) = columns(3, width: 100, scale: scale, x: 0.3)
      for column in columns {
        let filling = harness.view("filling", in: column)
        harness.activate(
          filling.leadingAnchor.constraint(equalTo: column.leadingAnchor),
          filling.trailingAnchor.constraint(equalTo: column.trailingAnchor),
          filling.topAnchor.constraint(equalTo: column.topAnchor), filling.bottomAnchor.constraint(equalTo: column.bottomAnchor))
        #expect(filling.frame == column.bounds)
      }
    }
  }

  @Test("Given views inside each other by fractions of a pixel, then it is the place on the screen that is rounded")
  func nested() {
    let harness = LayoutHarness()
    var parent = harness.root
    var places: [CGFloat] = []
    for _ in 0..<6 {
      let view = harness.view("box", in: parent)
      harness.activate(
        view.leadingAnchor.constraint(equalTo: parent.leadingAnchor, constant: 0.3), view.topAnchor.constraint(equalTo: parent.topAnchor),
        view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 100))
      places.append(view.convert(.zero, to: nil).x)
      parent = view
    }
    #expect(places == [0.5, 0.5, 1, 1, 1.5, 2])
  }

  @Test("Given a column that moves by a fraction of a pixel, then what fills it goes along")
  func moving() {
    let harness = LayoutHarness()
    let (column, filling) = (harness.view("column"), UIView())
    harness.add(filling, to: column)
    let left = column.leadingAnchor.constraint(equalTo: harness.root.leadingAnchor, constant: 0)
    harness.activate(
      left, column.widthAnchor.constraint(equalToConstant: 10.25), column.topAnchor.constraint(equalTo: harness.root.topAnchor),
      column.heightAnchor.constraint(equalToConstant: 10), filling.leadingAnchor.constraint(equalTo: column.leadingAnchor),
      filling.trailingAnchor.constraint(equalTo: column.trailingAnchor), filling.topAnchor.constraint(equalTo: column.topAnchor),
      filling.bottomAnchor.constraint(equalTo: column.bottomAnchor))
    for (place, width) in [(0, 10.5), (0.4, 10), (0.5, 10.5), (0.6, 10.5), (1, 10.5)] as [(CGFloat, CGFloat)] {
      harness.perform {
        left.constant = place
        harness.window.layoutIfNeeded()
      }
      #expect(column.bounds.width == width && filling.frame == column.bounds)
    }
  }

  @Test("Given a line of half a point on a stage of one pixel a point, then it is there, as on a phone")
  func hairline() {
    let harness = LayoutHarness()
    let line = harness.view("line")
    harness.activate(
      line.bottomAnchor.constraint(equalTo: harness.root.topAnchor, constant: 70), line.heightAnchor.constraint(equalToConstant: 0.5),
      line.leadingAnchor.constraint(equalTo: harness.root.leadingAnchor), line.widthAnchor.constraint(equalToConstant: 10))
    #expect(line.frame == rect(0, 69.5, 10, 0.5))
  }

  @Test("Given a frame that has been set, then it stays as it is")
  func ownFrames() {
    let harness = LayoutHarness()
    let view = UIView(frame: rect(0.3, 0.3, 10.3, 10.3))
    harness.root.addSubview(view)
    let frame = view.frame
    let other = harness.view("other")
    harness.activate(other.leadingAnchor.constraint(equalTo: view.trailingAnchor), other.topAnchor.constraint(equalTo: view.topAnchor))
    #expect(view.frame == frame)
    #expect(other.frame.origin == CGPoint(x: 10.5, y: 0.5))
  }

  @Test("Given a guide, then its frame is on pixels as well")
  func guides() {
    let harness = LayoutHarness()
    let guide = UILayoutGuide()
    harness.root.addLayoutGuide(guide)
    harness.activate(
      guide.leadingAnchor.constraint(equalTo: harness.root.leadingAnchor, constant: 1.6),
      guide.widthAnchor.constraint(equalToConstant: 3.2),
      guide.topAnchor.constraint(equalTo: harness.root.topAnchor), guide.heightAnchor.constraint(equalToConstant: 1))
    #expect(guide.layoutFrame == rect(1.5, 0, 3.5, 1))
  }

  @Test("Given a stage with a fraction of pixels a point, then frames are on the next finer grid of whole ones: 16 points stay 16")
  func oddDensities() {
    for (scale, width) in [(0.4, 16.5), (1.37, 16.5), (2.6, 49.0 / 3)] as [(CGFloat, CGFloat)] {
      let harness = LayoutHarness(scale: scale)
      let view = harness.view("view")
      harness.activate(
        view.leadingAnchor.constraint(equalTo: harness.root.leadingAnchor, constant: 16),
        view.widthAnchor.constraint(equalToConstant: 16.5),
        view.topAnchor.constraint(equalTo: harness.root.topAnchor), view.heightAnchor.constraint(equalToConstant: 1))
      #expect(view.frame.minX == 16)
      #expect(abs(view.frame.width - (scale > 2 ? 50 : width * 3) / 3) < 1e-9)
    }
  }

  @Test("Given another density, then frames are rounded again")
  func densityChanges() {
    let (harness, columns) = columns(3, width: 100, scale: 1)
    #expect(columns[0].frame.width == 33.5)
    harness.scene.setScale(3)
    harness.advance(by: 0.1)
    #expect(abs(columns[0].frame.width - 100 / 3) < 1e-9)
  }

  @Test(
    "Given sizes that are measured, then they are rounded up to pixels",
    arguments: [(173.25, 2, 347), (173.25, 3, 520), (173.5, 3, 521), (173.01, 1, 173.5), (173, 1, 173)])
  func measured(_ width: CGFloat, _ scale: CGFloat, _ pixels: CGFloat) {
    let harness = LayoutHarness(scale: scale)
    let view = harness.view("view")
    harness.activate(view.widthAnchor.constraint(equalToConstant: width))
    let size = harness.perform { view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    #expect(abs(size.width - pixels / scale) < 1e-9 && size.height == 0)
  }

  @Test("Given text in a width of fractions, then it has the lines that it was measured in")
  func textIsNotCut() {
    let harness = LayoutHarness()
    let label = harness.add(UILabel())
    label.numberOfLines = 0
    label.text = String(repeating: "Glissade ", count: 20)
    let width = label.widthAnchor.constraint(equalToConstant: 100)
    harness.activate(
      width, label.leadingAnchor.constraint(equalTo: harness.root.leadingAnchor, constant: 0.3),
      label.topAnchor.constraint(equalTo: harness.root.topAnchor, constant: 0.3))
    for tenth in 0..<200 {
      harness.perform {
        width.constant = 100 + CGFloat(tenth) / 10
        harness.window.layoutIfNeeded()
      }
      let pixels = label.frame.applying(CGAffineTransform(scaleX: 2, y: 2))
      #expect(pixels == pixels.integral)
      #expect(!label.layout(in: label.bounds.size, lines: 0).isTruncated)
    }
  }
}
