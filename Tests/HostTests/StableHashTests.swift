import Host
import Testing

@Suite("The stable hash")
struct StableHashTests {
  @Test(
    "It has the published values of FNV-1a",
    arguments: [("", 0xcbf2_9ce4_8422_2325), ("a", 0xaf63_dc4c_8601_ec8c), ("foobar", 0x8594_4171_f739_67e8)])
  func values(text: String, hash: UInt64) {
    #expect(StableHash(text.utf8).value == hash)
  }

  @Test("Bytes that are added continue it")
  func adding() {
    var hash = StableHash("foo".utf8)
    hash.add("bar".utf8)
    #expect(hash.value == StableHash("foobar".utf8).value)
  }
}
