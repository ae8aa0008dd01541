/// A message of the compiler in terms of the user's own code: without the names that porting added, and with the meaning of an error for
/// code that works on iOS.
struct CompilerMessage {
  let text: String

  /// The names of Glissade's types and modules that replace others in ported code.
  private static let names = [
    ("GlissadeLive", "UIKit"), ("SceneTimer", "Timer"), ("SceneWorkItem", "DispatchWorkItem"), ("LiveTask", "Task"),
  ]

  /// Creates a message from the compiler's.
  init(_ message: String) {
    var text = BuiltModule.readable(message)
    for (own, original) in Self.names { text = text.replacing("'\(own)'", with: "'\(original)'") }
    self.text = Self.absence(text) ?? text
  }

  /// Returns the message about a name that isn't accessible outside Glissade's modules, or nil for any other message.
  private static func absence(_ text: String) -> String? {
    let pattern = /'(?<name>[^']+)' (?<kind>initializer )?is inaccessible due to '(?:package|internal)' protection level/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    return "'\(match.name)' isn't available here"
  }
}
