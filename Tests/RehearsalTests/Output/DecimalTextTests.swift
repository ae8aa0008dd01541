import Foundation
import Testing

@testable import Rehearsal

@Suite("Numbers as texts")
struct DecimalTextTests {
  @Test("Numbers are rounded as printf rounds them, without trailing zeros and without a minus before nothing")
  func rounding() {
    var numbers = [0, -0.0, 0.5, 1.5, 2.5, 0.125, 0.000_000_5, -0.000_000_5, 999_999.999_999_5, 1e12, -1e-9, 123_456.789]
    numbers += (0..<2000).map { Double($0) / 60 } + (0..<2000).map { Double($0) * 0.000_5 - 0.5 }
    for number in numbers {
      for places in [0, 2, 3, 6] {
        var expected = String(format: "%.\(places)f", number)
        if expected.contains(".") { expected = expected.replacing(/\.?0*$/, with: "") }
        #expect(DecimalText.of(number, places: places) == (expected == "-0" ? "0" : expected))
      }
    }
    #expect(DecimalText.of(.infinity) == "0")
  }
}
