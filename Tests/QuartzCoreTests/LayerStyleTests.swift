import CoreGraphics
import QuartzCore
import Testing

@MainActor
@Suite("Styles of layers")
struct LayerStyleTests {
  @Test("A style has the values of properties that the layer doesn't define, and loses to those that it does")
  func properties() {
    let layer = CALayer()
    layer.cornerRadius = 4
    layer.style = ["cornerRadius": 8.0, "borderWidth": 2, "backgroundColor": CGColor.white]
    #expect(layer.cornerRadius == 4)
    #expect(layer.borderWidth == 2)
    #expect(layer.backgroundColor == .white)
  }

  @Test("Without its style, a layer has the values of a new layer again, except those that were set since")
  func removal() {
    let layer = CALayer()
    layer.style = ["borderWidth": 2.0, "backgroundColor": CGColor.white, "opacity": 0.5]
    layer.opacity = 0.25
    layer.style = nil
    #expect(layer.borderWidth == 0)
    #expect(layer.backgroundColor == nil)
    #expect(layer.opacity == 0.25)
  }

  @Test("A style may have a style of its own, whose values come last")
  func hierarchy() {
    let layer = CALayer()
    layer.style = ["borderWidth": 1, "style": ["borderWidth": 3, "zPosition": 7]]
    #expect(layer.borderWidth == 1)
    #expect(layer.zPosition == 7)
  }

  @Test("Under a key of its own, a layer has the value that it was given, then that of the style, then the class's default")
  func ownKeys() {
    final class Gauge: CALayer {
      override class func defaultValue(forKey key: String) -> Any? { key == "level" ? 1 : super.defaultValue(forKey: key) }
    }
    let layer = Gauge()
    #expect(layer.value(forKey: "level") as? Int == 1)
    #expect(Gauge.defaultValue(forKey: "opacity") as? Double == 1)
    #expect(layer.value(forKey: "speed of light") == nil)
    layer.style = ["level": 2]
    #expect(layer.value(forKey: "level") as? Int == 2)
    layer.setValue(3, forKey: "level")
    #expect(layer.value(forKey: "level") as? Int == 3)
  }

  @Test("Actions of a style come after the layer's own")
  func actions() {
    let (own, styled) = (CABasicAnimation(), CABasicAnimation())
    let layer = CALayer()
    layer.actions = ["opacity": own]
    layer.style = ["actions": ["opacity": styled, "position": styled]]
    #expect(layer.action(forKey: "opacity") as? CABasicAnimation === own)
    #expect(layer.action(forKey: "position") as? CABasicAnimation === styled)
  }
}
