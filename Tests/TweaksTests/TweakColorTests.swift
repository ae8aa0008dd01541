import Testing
import Tweaks

@Suite("Colours by hue, saturation and brightness")
struct TweakColorTests {
  @Test(
    "Hue goes once round from red by green and blue; brightness is that of the brightest part",
    arguments: [
      ("#ff0000", 0, 255, 255), ("#00ff00", 120, 255, 255), ("#0000ff", 240, 255, 255), ("#ff00ff", 300, 255, 255),
      ("#800000", 0, 255, 128), ("#808080", 0, 0, 128), ("#000000", 0, 0, 0), ("#ffffff", 0, 0, 255),
    ] as [(String, Int, Int, Int)])
  func hsb(hex: String, degrees: Int, saturation: Int, brightness: Int) {
    let hsb = TweakColor(hex: hex)!.hsb
    #expect((hsb.hue * 360).rounded() == Double(degrees))
    #expect((hsb.saturation * 255).rounded() == Double(saturation))
    #expect((hsb.brightness * 255).rounded() == Double(brightness))
  }

  @Test("Every colour comes back from its hue, saturation and brightness")
  func roundTrip() {
    for red in stride(from: 0, through: 255, by: 51) {
      for green in stride(from: 0, through: 255, by: 51) {
        for blue in stride(from: 0, through: 255, by: 51) {
          let color = TweakColor(red: Double(red) / 255, green: Double(green) / 255, blue: Double(blue) / 255)
          #expect(TweakColor(color.hsb).hex == color.hex)
        }
      }
    }
  }
}
