import Testing

@testable import UserCode

@Suite("Messages of the compiler")
struct CompilerMessageTests {
  @Test(
    "A message is in the words of the user's code",
    arguments: [
      ("'makeImage' is inaccessible due to 'package' protection level", "'makeImage' isn't available here"),
      ("'UIThing' initializer is inaccessible due to 'internal' protection level", "'UIThing' isn't available here"),
      ("'card' is inaccessible due to 'private' protection level", "'card' is inaccessible due to 'private' protection level"),
      ("module 'GlissadeLive' has no member named 'b'", "module 'UIKit' has no member named 'b'"),
      ("type 'SceneTimer' has no member 'a'", "type 'Timer' has no member 'a'"),
    ])
  func words(message: String, expected: String) { #expect(CompilerMessage(message).text == expected) }
}
