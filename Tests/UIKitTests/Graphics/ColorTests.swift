import Foundation
import Testing
import UIKit

@Suite("Colours")
struct ColorTests {
  private let light = UITraitCollection(userInterfaceStyle: .light)
  private let dark = UITraitCollection(userInterfaceStyle: .dark)

  @Test("named colours have UIKit's values")
  func namedColors() {
    #expect(UIColor.orange.cgColor == CGColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    #expect(UIColor.brown.cgColor == CGColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1))
    #expect(UIColor.clear.cgColor.alpha == 0)
  }

  @Test("semantic colours follow the appearance")
  func dynamicColors() {
    #expect(UIColor.label.resolvedColor(with: light).cgColor.description == "#000000")
    #expect(UIColor.label.resolvedColor(with: dark).cgColor.description == "#ffffff")
    #expect(UIColor.systemBlue.resolvedColor(with: light).cgColor.description == "#007aff")
    #expect(UIColor.systemBlue.resolvedColor(with: dark).cgColor.description == "#0a84ff")
  }

  @Test("a colour of its own rule resolves through other dynamic colours, also with another opacity")
  func dynamicProvider() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .systemBackground : .red }
    #expect(color.resolvedColor(with: dark).cgColor == .black)
    #expect(color.resolvedColor(with: light) == .red)
    let faded = color.withAlphaComponent(0.5)
    #expect(faded.resolvedColor(with: dark).cgColor.alpha == 0.5)
    #expect(faded.resolvedColor(with: light).cgColor == UIColor.red.cgColor.copy(alpha: 0.5))
  }

  @Test("hue, saturation and brightness lead to a colour and back", arguments: [0, 0.1, 0.25, 0.5, 0.7, 0.95])
  func hsb(_ hue: CGFloat) {
    let color = UIColor(hue: hue, saturation: 0.6, brightness: 0.8, alpha: 0.5)
    var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
    #expect(abs(h - hue) < 1e-9)
    #expect(abs(s - 0.6) < 1e-9)
    #expect(abs(b - 0.8) < 1e-9)
    #expect(a == 0.5)
  }

  @Test("pure hues are the colours of the circle")
  func hues() {
    #expect(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1) == .green)
    #expect(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1) == .red)
  }

  @Test("only greys have a white level")
  func white() {
    var white: CGFloat = -1
    #expect(UIColor.gray.getWhite(&white, alpha: nil))
    #expect(white == 0.5)
    #expect(!UIColor.red.getWhite(&white, alpha: nil))
  }

  @Test("colour literals work")
  func literals() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == .orange)
  }

  @Test("traits that are specified later win, and unspecified ones change nothing")
  func traits() {
    let merged = UITraitCollection(traitsFrom: [light, UITraitCollection(displayScale: 2), dark])
    #expect(merged.userInterfaceStyle == .dark)
    #expect(merged.displayScale == 2)
    #expect(merged.containsTraits(in: dark))
    #expect(!merged.containsTraits(in: light) && merged.containsTraits(in: nil))
    #expect(merged.hasDifferentColorAppearance(comparedTo: light))
    #expect(merged.modifyingTraits { $0.displayScale = 3 }.displayScale == 3)
  }
}
