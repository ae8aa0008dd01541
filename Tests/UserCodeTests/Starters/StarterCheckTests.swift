import Foundation
import Rehearsal
import TestSupport
import Testing

@testable import UserCode

@Suite("Starters pass their own check", .serialized)
@MainActor
struct StarterCheckTests {
  init() throws { try SourceAssets.preparePlatform() }

  @Test("Each starter, as it is, has no finding in the thorough check with random input", arguments: Starter.Template.allCases)
  func starter(template: Starter.Template) throws {
    let file = SourceAssets.package + "/Assets/Starters/\(template.rawValue).swift"
    let tools = CodeTools(environment: ProcessInfo.processInfo.environment)
    let demo = try #require(try CodeVersion.load(CodeRequest(files: [file]), by: tools).demos.first)
    let check = DemoCheck(of: Scenario(demo), takes: [], framesPerSecond: 30, monkey: .init(seconds: 8, seed: 77_077), isThorough: true)
    let report = check.run()
    #expect(report.isFine, "\(report.text)")
  }
}
