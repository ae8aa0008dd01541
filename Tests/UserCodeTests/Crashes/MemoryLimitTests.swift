import Testing

@testable import UserCode

@Suite("The memory that a user's code may need")
struct MemoryLimitTests {
  @Test("It is half of the machine's, at most 2 GB, unless the environment says otherwise")
  func limit() {
    func limit(_ memory: UInt64, _ variable: String? = nil) -> Int {
      MemoryLimit.bytes(environment: variable.map { [MemoryLimit.variable: $0] } ?? [:], memory: memory)
    }
    #expect(limit(3 << 30) == 3 << 29 && limit(64 << 30) == 2 << 30)
    #expect(limit(64 << 30, "4096") == 4 << 30)
    #expect(limit(64 << 30, "much") == 2 << 30 && limit(64 << 30, "-1") == 2 << 30)
  }

  @Test("It is told in the larger unit")
  func text() {
    #expect([300 << 20, 1536 << 20, 2 << 30].map(MemoryLimit.text) == ["300 MB", "1.5 GB", "2 GB"])
  }

  @Test("What counts is in memory or was moved out of it, and isn't shared")
  func used() {
    let status = "Name:\tglissade\nVmRSS:\t  900 kB\nRssAnon:\t     200 kB\nRssFile:\t  700 kB\nVmSwap:\t       50 kB\n"
    #expect(MemoryLimit.used(inStatus: status) == 250 << 10)
    #expect(MemoryLimit.used > 1 << 20)
  }
}
