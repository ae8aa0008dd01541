import TestSupport
import Testing

/// Every number that code of a user can set, set to what is no number, infinite or vast. `make fuzz` takes more of them.
@Suite("Whatever numbers the code of a user sets, the program goes on, and draws what has nothing to do with them")
@MainActor
struct NumberTests {
  init() throws { try SourceAssets.preparePlatform() }

  @Test("Views and layers", arguments: NumberCase.views)
  func views(_ numberCase: NumberCase) { run(numberCase) }

  @Test("Animations and transitions", arguments: NumberCase.motion)
  func motion(_ numberCase: NumberCase) { run(numberCase) }

  @Test("Text, controls and constraints", arguments: NumberCase.controls)
  func controls(_ numberCase: NumberCase) { run(numberCase) }

  @Test("Scroll views, tables and collections", arguments: NumberCase.scrolling)
  func scrolling(_ numberCase: NumberCase) { run(numberCase) }

  private func run(_ numberCase: NumberCase) {
    for number in FuzzRun.standard.isReported ? NumberStage.numbers : [.nan, .infinity] {
      let problem = NumberStage().run { numberCase.body($0, number) }
      #expect(problem == nil, "\(numberCase.name) = \(number)")
    }
  }
}
