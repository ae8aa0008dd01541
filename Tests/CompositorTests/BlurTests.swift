import CoreGraphics
import Foundation
import QuartzCore
import Testing

@testable import Compositor

@Suite("Blurs and shadows")
struct BlurTests {
  /// Returns a blurred step from black to white at x = 100.
  private func blurredEdge(sigma: Double) -> PixelBuffer {
    let list = DisplayList([
      .item(0, .clear(.black)), .fill(1, CGRect(x: 100, y: 0, width: 100, height: 40), .white),
      .item(2, .backdrop(Backdrop(shape: RoundedRect(CGRect(x: 0, y: 0, width: 200, height: 40)), sigma: sigma))),
    ])
    return Picture.draw(list, width: 200, height: 40)
  }

  private func normal(_ x: Double) -> Double { 0.5 * (1 + erf(x / 2.0.squareRoot())) }

  @Test("A blurred edge follows the Gaussian's integral", arguments: [1.0, 2.0, 3.0, 6.0, 12.0, 20.0])
  func profile(sigma: Double) {
    let frame = blurredEdge(sigma: sigma)
    for x in 20..<180 {
      let exact = 255 * normal((Double(x) + 0.5 - 100) / sigma)
      #expect(abs(Double(frame.red(x, 20)) - exact) < 8, "at \(x)")
    }
  }

  @Test("A radius that grows by a twentieth of a point changes no pixel by a visible step")
  func continuity() {
    var last = blurredEdge(sigma: 0)
    for step in 1...240 {
      let next = blurredEdge(sigma: Double(step) / 20)
      // The first steps of a sharp edge are the largest ones of any blur.
      let allowed = step < 20 ? 14 : 6
      #expect(next.largestDifference(from: last) <= allowed, "at σ \(Double(step) / 20)")
      last = next
    }
  }

  @Test("A blur keeps an even colour as it is", arguments: [0.5, 3.0, 9.0, 40.0])
  func evenColour(sigma: Double) {
    let color = LayerColor(red: 1, green: 0.5, blue: 0.25, alpha: 1)
    let list = DisplayList([
      .item(0, .clear(color)), .item(1, .backdrop(Backdrop(shape: RoundedRect(CGRect(x: 0, y: 0, width: 64, height: 64)), sigma: sigma))),
    ])
    #expect(Picture.draw(list).largestDifference(from: Picture.draw(DisplayList([.item(0, .clear(color))]))) <= 1)
  }

  @Test("Saturation 0 makes grey")
  func saturation() {
    let list = DisplayList([
      .item(0, .clear(.red)),
      .item(1, .backdrop(Backdrop(shape: RoundedRect(CGRect(x: 0, y: 0, width: 64, height: 64)), sigma: 4, saturation: 0))),
    ])
    let frame = Picture.draw(list)
    #expect(frame.red(30, 30) == frame.green(30, 30) && frame.green(30, 30) == frame.blue(30, 30))
    // Rec. 709: red has a weight of 0.2126.
    #expect(abs(frame.red(30, 30) - 54) <= 1)
  }

  @Test("A shadow's edge follows the Gaussian's integral, and its middle is full", arguments: [2.0, 6.0, 15.0])
  func shadowProfile(sigma: Double) {
    let shape = RoundedRect(CGRect(x: 60, y: 60, width: 200, height: 200))
    let frame = Picture.draw(
      DisplayList([.item(0, .clear(.white)), .item(1, .shadow(Shadow(silhouette: .shape(shape), color: .black, sigma: sigma)))]),
      width: 320,
      height: 320)
    for x in 10..<160 {
      let exact = 255 * (1 - normal((Double(x) + 0.5 - 60) / sigma))
      #expect(abs(Double(frame.red(x, 160)) - exact) < 4, "at \(x)")
    }
    // At a square corner the two directions multiply.
    let corner = 255 * (1 - 0.25)
    let seen = Double(frame.red(59, 59) + frame.red(60, 60)) / 2
    #expect(abs(seen - corner) < 4)
  }

  @Test("A large card has the shadow of a small one around its corners")
  func stretchedShadow() {
    func draw(_ size: CGFloat) -> PixelBuffer {
      let shape = RoundedRect(CGRect(x: 40, y: 40, width: size, height: size), radius: 12)
      return Picture.draw(
        DisplayList([.item(0, .clear(.white)), .item(1, .shadow(Shadow(silhouette: .shape(shape), color: .black, sigma: 6)))]), width: 120,
        height: 120)
    }
    #expect(draw(300).largestDifference(from: draw(500)) <= 1)
  }

  @Test("A label's shadow has the label's shape")
  func contentShadow() {
    let layer = CALayer()
    layer.frame = CGRect(x: 10, y: 10, width: 40, height: 40)
    layer.shadowOpacity = 1
    layer.shadowRadius = 1
    layer.shadowOffset = CGSize(width: 10, height: 0)
    let dot = CALayer()
    dot.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
    dot.backgroundColor = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
    layer.addSublayer(dot)
    let frame = Picture.draw(layer)
    #expect(frame[15, 15] == 0xffff_0000)
    #expect(frame.red(25, 15) < 10)
    #expect(frame.red(40, 40) == 255)
  }
}
