import Testing
import Tweaks

@Suite("Values as text")
struct TweakTextTests {
  let duration = Tweak(
    id: "duration", title: "Duration", meaning: "", unit: .seconds, domain: .number(range: 0...3, step: 0.01), default: .number(0.44))
  let offset = Tweak(
    id: "offset", title: "Offset", meaning: "", unit: .points, domain: .number(range: -20...20, step: 1), default: .number(0))

  @Test(
    "A number has as many decimals as its step, and more only where it needs them",
    arguments: [(0.44, "0.44"), (0.5, "0.50"), (0.4375, "0.4375"), (2, "2.00")])
  func decimals(number: Double, text: String) {
    #expect(duration.text(for: .number(number)) == text)
  }

  @Test("A number that rounds to nothing has no sign")
  func negativeZero() {
    #expect(offset.text(for: .number(-0.000001)) == "0")
  }

  @Test("Units stand after a space, degrees do not")
  func units() {
    #expect(duration.textWithUnit(for: .number(0.44)) == "0.44 s")
    let angle = Tweak(
      id: "a", title: "", meaning: "", unit: .degrees, domain: .number(range: 0...90, step: 1), default: .number(30))
    #expect(angle.textWithUnit(for: .number(30)) == "30°")
  }

  @Test("The range is told in short with its unit")
  func range() {
    #expect(duration.rangeText == "0–3 s")
    #expect(offset.rangeText == "-20–20 pt")
  }

  @Test(
    "People may type units, milliseconds and decimal commas",
    arguments: [("0.6", 0.6), ("0.6 s", 0.6), ("0.6s", 0.6), ("600ms", 0.6), (" 0,6 ", 0.6), (".5", 0.5)])
  func typed(text: String, number: Double) throws {
    #expect(try duration.value(parsing: text) == .number(number))
  }

  @Test("What is no number inside the range is refused in words", arguments: ["", "abc", "nan", "inf", "0x1p1", "-1", "3.01", "1.2.3"])
  func refused(text: String) {
    let error = #expect(throws: TweakError.self) { try duration.value(parsing: text) }
    #expect(error?.message == "duration takes a number from 0 to 3 (seconds), not “\(text)”")
  }

  @Test("A number typed into a field that is out of range becomes the range's end")
  func clamping() {
    #expect(duration.value(clampingTyped: "12") == .number(3))
    #expect(duration.value(clampingTyped: "twelve") == nil)
  }

  @Test("A slider's position snaps to round steps, and its ends can be reached")
  func snapping() {
    #expect(duration.domain.value(at: 0.4387) == .number(0.44))
    #expect(duration.domain.value(at: 0.4387, step: 0.001) == .number(0.439))
    let odd = TweakDomain.number(range: 0.05...2.97, step: 0.1)
    #expect(odd.value(at: 0.01) == .number(0.05))
    #expect(odd.value(at: 5) == .number(2.97))
    #expect(TweakDomain.integer(range: 1...8).value(at: 3.6) == .integer(4))
  }

  @Test("Colours are read and written as hexadecimal digits")
  func colors() {
    #expect(TweakColor(hex: "#f80")?.hex == "#ff8800")
    #expect(TweakColor(hex: "ff880080")?.hex == "#ff880080")
    #expect(TweakColor(hex: "#ff88") == nil)
    #expect(TweakColor(hex: "#gg8800") == nil)
  }
}

@Suite("Values for the command line")
struct CommandLineValueTests {
  @Test(
    "A value is told as the option takes it",
    arguments: [("present.duration", "0.9", "present.duration=0.90"), ("dim", "#112233", "dim=#112233"), ("edge", "top", "edge=top")])
  func plain(id: String, typed: String, text: String) throws {
    let tweak = CardParameters.store().tweak(id)!
    #expect(tweak.assignment(of: try tweak.value(parsing: typed)) == text)
  }

  @Test("What a shell would take apart stands in quotes")
  func quoted() throws {
    let tweak = Tweak(
      id: "mistake", title: "", meaning: "", domain: .option(["never completes", "doesn't end"]), default: .option("never completes"))
    #expect(tweak.assignment(of: .option("never completes")) == "'mistake=never completes'")
    #expect(tweak.assignment(of: .option("doesn't end")) == "'mistake=doesn'\\''t end'")
  }
}
