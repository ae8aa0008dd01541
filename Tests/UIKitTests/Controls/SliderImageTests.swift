import Foundation
import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Images of a slider")
struct SliderImageTests {
  private let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 240, height: 31))

  private func image(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image { $0.fill(CGRect(x: 0, y: 0, width: 2, height: 2)) }
  }

  private var pictures: [UIImageView] { slider.subviews.compactMap { $0 as? UIImageView } }

  @Test("Given an image of the thumb, then it has the image's size, and neither shadow nor color")
  func thumb() throws {
    let picture = image(40, 20)
    slider.setThumbImage(picture, for: .normal)
    slider.layoutIfNeeded()
    #expect(slider.thumb.frame == CGRect(x: 0, y: 5.5, width: 40, height: 20))
    #expect(slider.thumb.backgroundColor == nil && slider.thumb.layer.shadowOpacity == 0)
    #expect((slider.thumb.subviews.first as? UIImageView)?.image === picture)
    #expect(slider.thumbImage(for: .normal) === picture && slider.currentThumbImage === picture)
    slider.setThumbImage(nil, for: .normal)
    slider.layoutIfNeeded()
    #expect(slider.thumb.frame.size == CGSize(width: 28, height: 28) && slider.thumb.layer.shadowOpacity > 0)
  }

  @Test("Given images of the tracks, then they are as high as those, before and after the thumb")
  func tracks() {
    let (before, after) = (image(10, 8), image(10, 6))
    slider.setMinimumTrackImage(before, for: .normal)
    slider.setMaximumTrackImage(after, for: .normal)
    slider.value = 0.5
    slider.layoutIfNeeded()
    let shown = pictures.filter { $0.image === before || $0.image === after }
    #expect(shown.map(\.frame.height) == [8, 8])
    #expect(shown.first { $0.image === before }?.frame.maxX == slider.thumb.frame.midX)
    #expect(shown.allSatisfy { $0.backgroundColor == nil })
  }

  @Test("An image for a state is shown in that state, and the usual one otherwise")
  func states() {
    let (usual, disabled) = (image(30, 30), image(20, 20))
    slider.setThumbImage(usual, for: .normal)
    slider.setThumbImage(disabled, for: .disabled)
    #expect(slider.currentThumbImage === usual)
    slider.isEnabled = false
    #expect(slider.currentThumbImage === disabled)
  }

  @Test("An assistive program changes the value by tenths of the range")
  func accessibility() {
    let log = ControlLog()
    log.listen(to: slider)
    slider.value = 0.95
    slider.accessibilityIncrement()
    #expect(slider.value == 1)
    slider.accessibilityDecrement()
    #expect(abs(slider.value - 0.9) < 1e-6)
    #expect(log.events.filter { $0 == "value" }.count == 2)
  }
}
