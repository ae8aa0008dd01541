import SourceReport
import Testing

@testable import UserCode

@Suite("What a crash leaves behind")
struct CrashRecordTests {
  private let path = "/home/zoë/my café/Ca rd.swift"

  @Test("The places on the stack are those in the user's libraries: the first exact, the others before their return addresses")
  func places() throws {
    let record = try #require(
      CrashRecord("signal 4\nlibrary 1000 2000 /tmp/a b/x.so\nlibrary 7000 8000 /tmp/y.so\nat 1010\nat 9\nat 7010\nat 1fff\nat 20"))
    #expect(record.signal == 4)
    #expect(record.places.map(\.library) == ["/tmp/a b/x.so", "/tmp/y.so", "/tmp/a b/x.so"])
    #expect(record.places.map(\.offset) == [0x10, 0xf, 0xffe])
  }

  @Test("A record says what the code did other than to crash: it ended the program, closed its files, or needed too much memory")
  func deeds() throws {
    let exit = try #require(CrashRecord("exit 3\nlibrary 1000 2000 /tmp/x.so\nat 1010"))
    #expect(exit.deed == "called exit(3), which ends the whole program: remove the call")
    // Nothing was interrupted, so that each address is one to which a call returns.
    #expect(exit.places.map(\.offset) == [0xf])
    let memory = try #require(CrashRecord("signal \(CrashRecord.hangSignal)\nmemory 2147483648\n"))
    #expect(!memory.isHang && memory.deed?.hasPrefix("needed more than 2 GB of memory and was stopped: release") == true)
    #expect(try #require(CrashRecord("closed 1\n")).deed?.hasPrefix("closed a file descriptor twice") == true)
    let hang = try #require(CrashRecord("signal \(CrashRecord.hangSignal)\n"))
    #expect(hang.isHang && hang.deed == nil)
    #expect(try #require(CrashRecord("signal 4\n")).deed == nil)
  }

  @Test("The places in Dispatch are those where the program was itself, and not those from which the user's code was called")
  func dispatch() throws {
    let text = "signal 4\nlibrary 1000 2000 /tmp/x.so\ndispatch 5000 6000 /lib/libdispatch.so\nat 5010\nat 5020\nat 1010\nat 5030"
    let record = try #require(CrashRecord(text))
    #expect(record.dispatchPlaces.map(\.offset) == [0x10, 0x1f] && record.places.count == 1)
  }

  @Test("A record that was written only in part is of use as far as it goes, and other texts are none")
  func partial() {
    #expect(CrashRecord("signal 11\nlibrary 10")?.libraries == [])
    #expect(CrashRecord("") == nil && CrashRecord("{}") == nil)
  }

  @Test("Given the symbolizer's output, then the user's lines are there with their functions, the innermost first and each once")
  func lines() {
    let text = """
      Swift runtime failure: arithmetic overflow
      /<compiler-generated>:0:0
      Card.pick(_:)
      \(path):4:45

      closure #1 in Card.viewDidLoad()
      \(path):5:0

      static Card.+ infix(_:_:)
      my café/Ca rd.swift:6
      Card.pick(_:)
      \(path):4:45

      closure #1 in static Card._glissadeMethods_0_0(_:)
      \(path):12:163
      glissade_entry
      //<compiler-generated>:0:0
      main
      /other/main.swift:3:1
      ??
      \(path):9:2
      """
    let trace = Symbolizer.trace(in: text, of: [path])
    #expect(trace.failure == "arithmetic overflow")
    #expect(
      trace.lines == [
        SourceMessage(.error, path: path, line: 4, column: 45, text: "in Card.pick(_:)"),
        SourceMessage(.error, path: path, line: 5, column: 1, text: "in closure #1 in Card.viewDidLoad()"),
        SourceMessage(.error, path: path, line: 6, column: 1, text: "in static Card.+ infix(_:_:)"),
        SourceMessage(.error, path: path, line: 9, column: 2, text: "in this line"),
      ])
  }

  @Test("Code counts as not returning once the number of steps has stayed the same for long enough, and waiting begins again")
  func silence() {
    var count = SilenceCount()
    #expect([7, 7, 7, 8, 8].map { count.add($0) } == [0, 1, 2, 0, 1])
    #expect(!count.reset() && count.reset())
    #expect(count.add(8) == 0)
  }

  @Test("Time in which code waits for a processor isn't time in which it doesn't return")
  func starvation() {
    var count = SilenceCount()
    #expect([20.0, 20.5, 21.5, 21.5].map { count.add(7, waited: $0) } == [0, 0.5, 0.5, 1.5])
  }
}
