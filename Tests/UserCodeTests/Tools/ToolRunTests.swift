import Foundation
import Testing

@testable import UserCode

@Suite("Runs of other programs")
struct ToolRunTests {
  private func shell(_ script: String, by run: ToolRun = ToolRun(), limit: TimeInterval? = nil) throws -> ToolRun.Result? {
    try run.run("/bin/sh", ["-c", script], environment: ["GREETING": "hello"], limit: limit)
  }

  @Test("A program's output, errors and status are collected, and it sees the additional environment")
  func output() throws {
    let result = try #require(try shell("echo $GREETING; echo no >&2; exit 3"))
    #expect(String(decoding: result.output, as: UTF8.self) == "hello\n")
    #expect(result.errors == "no\n" && result.status == 3 && !result.isOverdue)
  }

  @Test("A program that fills both pipes isn't blocked")
  func fullPipes() throws {
    let result = try #require(try shell("head -c 1000000 /dev/zero; head -c 1000000 /dev/zero >&2; head -c 1000000 /dev/zero"))
    #expect(result.output.count == 2_000_000 && result.errors.utf8.count == 1_000_000)
  }

  @Test("A signal that ends a program is its negated status")
  func signal() throws {
    #expect(try shell("kill -SEGV $$")?.status == -SIGSEGV)
  }

  @Test("A program that exceeds its limit is ended together with what it has started, even if it ignores the first signal")
  func limit() throws {
    let result = try #require(try shell("sleep 1000 & sleep 1000", by: ToolRun(grace: 0.1), limit: 0.1))
    #expect(result.isOverdue)
    let stubborn = try #require(try shell("trap '' QUIT; sleep 1000 & wait", by: ToolRun(grace: 0.1), limit: 0.1))
    #expect(stubborn.isOverdue && stubborn.status == -SIGKILL)
  }

  @Test("Time in which a program waits for a processor that others keep busy doesn't count against its limit")
  func waiting() throws {
    let result = try #require(try shell("sleep 0.5; echo done", by: ToolRun(waitingTime: { _ in 1000 }), limit: 0.1))
    #expect(!result.isOverdue && String(decoding: result.output, as: UTF8.self) == "done\n")
    let overdue = try #require(try shell("sleep 1000", by: ToolRun(grace: 0.1, waitingTime: { _ in 0.2 }), limit: 0.1))
    #expect(overdue.isOverdue, "Time that has passed once doesn't count twice.")
  }

  @Test("A cancelled run ends its program, with what that has started, and starts no other")
  func cancel() async throws {
    let run = ToolRun()
    async let result = Task.detached { try self.shell("echo; sleep 1000 & sleep 1000", by: run) }.value
    run.cancel()
    #expect(try await result == nil)
    #expect(try shell("exit 0", by: run) == nil)
  }

  @Test("What a program has left running isn't waited for, although it could still write, and ends with it")
  func leftovers() throws {
    let result = try #require(try shell("sleep 1000 & echo $!"))
    let process = try #require(pid_t(String(decoding: result.output, as: UTF8.self).trimmingCharacters(in: .newlines)))
    #expect(result.status == 0 && !result.isOverdue)
    // It has got the signal, and whoever takes care of orphans may not have waited for it yet.
    func isRunning() -> Bool {
      let state = (try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8)) ?? ""
      return !state.isEmpty && !state.contains(") Z ") && !state.contains(") X ")
    }
    for _ in 0..<500 where isRunning() { usleep(10_000) }
    #expect(!isRunning())
  }

  @Test("A program that doesn't exist is an error")
  func missing() {
    #expect(throws: (any Error).self) { try ToolRun().run("/nowhere/swiftc", []) }
  }
}
