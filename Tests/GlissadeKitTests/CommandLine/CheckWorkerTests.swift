import Foundation
import TestSupport
import Testing

@testable import GlissadeKit

@Suite("Several demos are checked at a time") @MainActor
struct CheckWorkerTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns a program whose processes run a script, with the number of the part in `$2` and the path of its outcome in `$3`.
  private func program(_ script: String) throws -> OwnProgram {
    let path = try folder.write(Data("#!/bin/sh\n\(script)\n".utf8), as: "program")
    chmod(path, 0o755)
    return OwnProgram(path: path, words: ["check", "--fps", "5"])
  }

  private func outcome(_ name: String) -> String {
    #"{"text": "\#(name): fine\n", "json": "{\n  \"demo\" : \"\#(name)\"\n}\n", "isFine": true, "problems": 0, "disturbances": 700, "messages": []}"#
  }

  @Test("Their reports come in the order of the demos, whichever is done first")
  func order() throws {
    // The first waits for the second.
    let script = """
      while [ "$2" = 0 ] && [ ! -e "$(dirname "$3")/1.json" ]; do :; done
      cat > "$3.new" <<'END'
      \(outcome("demo"))
      END
      sed -i "s/demo: /demo$2 $4 $5 $6: /" "$3.new"
      mv "$3.new" "$3"
      """
    let workers = try #require(CheckWorkers(try program(script), demos: ["a", "b", "c"], processors: 2))
    var texts: [String] = []
    try workers.run(whileWaiting: { _ in }, whenDone: { texts.append($0.text) })
    #expect(texts == (0..<3).map { "demo\($0) check --fps 5: fine\n" })
  }

  @Test("A process that crashes is a problem of its demo, with what it said last, and the others continue")
  func crash() throws {
    let script = """
      if [ "$2" = 0 ]; then echo "Card.swift:7: Fatal error: Index out of range" >&2; kill -ILL $$; fi
      cat > "$3" <<'END'
      \(outcome("b"))
      END
      """
    let workers = try #require(CheckWorkers(try program(script), demos: ["a", "b"], processors: 2))
    var outcomes: [CheckOutcome] = []
    try workers.run(whileWaiting: { _ in }, whenDone: { outcomes.append($0) })
    #expect(outcomes.map(\.isFine) == [false, true])
    #expect(outcomes.first?.text == "a: 1 problem\n  the check crashed: Index out of range\n")
    #expect(outcomes.summary == "2 demos, 700 disturbances, 1 problem in 1 demo\n")
  }

  @Test("One demo, one processor, or a program that can't run again needs no further process")
  func alone() throws {
    let program = try program("exit 1")
    #expect(CheckWorkers(program, demos: ["a"], processors: 2) == nil)
    #expect(CheckWorkers(program, demos: ["a", "b"], processors: 1) == nil)
    #expect(CheckWorkers(nil, demos: ["a", "b"], processors: 2) == nil)
  }

  @Test("A command line of a part has the words of the whole, and its progress can be read")
  func part() throws {
    let file = folder.path + "/2.json"
    let words = CheckPart.words(number: 2, file: file, of: ["check", "card"])
    let part = try #require(CheckPart(words))
    #expect(part.number == 2 && part.words == ["check", "card"] && CheckPart(["check", "card"]) == nil)
    #expect(CheckPart.progress(file) == 0)
    part.note(0.25)
    #expect(CheckPart.progress(file) == 0.25)
  }

  @Test("The summary groups the digits of large numbers, and counts problems and demos")
  func summary() throws {
    var fine = try JSONDecoder().decode(CheckOutcome.self, from: Data(outcome("a").utf8))
    fine.disturbances = 1_234_567
    #expect([fine, fine].summary == "2 demos, 2,469,134 disturbances, no problem\n")
    var wrong = fine
    (wrong.isFine, wrong.problems, wrong.disturbances) = (false, 3, 42)
    #expect([wrong, fine, wrong].summary == "3 demos, 1,234,651 disturbances, 6 problems in 2 demos\n")
    #expect([fine, fine].json == "[\n  {\n    \"demo\" : \"a\"\n  },\n  {\n    \"demo\" : \"a\"\n  }\n]\n")
  }

  @Test("The line of progress says which demo, how far everything is, and the time left")
  func progress() {
    let console = RecordingConsole()
    console.showsProgress = true
    var now = 100.0
    let progress = CheckProgress(console, demos: ["card", "flip"]) { now }
    progress.show([0.1, 0])
    #expect(console.progress.isEmpty, "a short check shows none")
    now += 30
    progress.show([1, 0.5])
    progress.end()
    #expect(console.progress == ["flip (2 of 2): 75 %, about 10 s left", ""])
    let alone = CheckProgress(console, demos: ["card"]) { now }
    now += 90
    alone.show([0.5])
    #expect(console.progress.last == "card: 50 %, about 1 min 30 s left")
  }

  @Test("What code prints goes to a file, which isn't kept if it is empty, or to standard error")
  func prints() throws {
    let environment = ["XDG_STATE_HOME": folder.path]
    let prints = CodePrints(of: "card-1", environment: environment)
    #expect(prints.file == folder.path + "/glissade/prints/card-1.txt")
    let loud = try prints.collect(inFile: true) {
      print("a line of the code")
      return 7
    }
    #expect(loud.result == 7 && loud.hasPrints)
    #expect(try String(contentsOfFile: prints.file, encoding: .utf8).contains("a line of the code\n"))
    let silent = try prints.collect(inFile: true) {}
    #expect(!silent.hasPrints && !FileManager.default.fileExists(atPath: prints.file))
    #expect(try !prints.collect(inFile: false) {}.hasPrints)
  }
}
