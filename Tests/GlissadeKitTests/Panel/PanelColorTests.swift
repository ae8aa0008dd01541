import TestSupport
import Testing
import Tweaks
import UIKit

@testable import GlissadeKit

@MainActor
@Suite("Mixing a colour in the panel")
struct PanelColorTests {
  let harness = PanelHarness()

  private var mixers: [ColorMixer] { harness.views(ColorMixer.self, in: harness.window) }

  private func open() {
    let swatch = harness.views(UIControl.self, in: harness.row("tint")).first { !($0 is UITextField) && !($0 is UISlider) }!
    harness.click(harness.middle(of: swatch))
    harness.turn()
  }

  private func slider(_ index: Int) -> TweakSlider { harness.views(TweakSlider.self, in: mixers[0])[index] }

  private func drag(_ index: Int, by distance: CGFloat) {
    let slider = slider(index)
    let track = slider.trackRect(forBounds: slider.bounds)
    let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: slider.value)
    harness.press(slider.convert(CGPoint(x: thumb.midX, y: thumb.midY), to: harness.window))
    harness.move(by: distance)
    harness.release()
  }

  @Test("The swatch opens sliders below the row, which makes room for them, and closes them again")
  func drawer() {
    let height = harness.row("tint").bounds.height
    open()
    #expect(mixers.count == 1)
    #expect(harness.row("tint").bounds.height > height + 100)
    open()
    #expect(mixers.isEmpty)
    #expect(harness.row("tint").bounds.height == height)
  }

  @Test("Hue, saturation, brightness and opacity are dragged, each drag in one undo step")
  func drag() {
    harness.store.set(.color(TweakColor(hex: "#800000")!), for: "tint")
    open()
    drag(2, by: 20)
    guard case .color(let color)? = harness.store.value(of: "tint") else { return }
    #expect(color.red > 0.55 && color.green == 0 && color.blue == 0)
    drag(3, by: -40)
    guard case .color(let pale)? = harness.store.value(of: "tint") else { return }
    #expect(pale.alpha < 0.9)
    harness.store.undo()
    #expect(harness.store.value(of: "tint") == .color(color))
  }

  @Test("A hue that is mixed while the colour is still black is there when it gets brighter")
  func hueOfBlack() {
    open()
    drag(0, by: 50)
    #expect(harness.store.value(of: "tint") == .color(TweakColor(red: 0, green: 0, blue: 0)))
    let hue = slider(0).value
    #expect(hue > 0.1)
    drag(1, by: 60)
    #expect(slider(0).value == hue)
  }
}
