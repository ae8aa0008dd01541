/// A message of the compiler in the words of the user's own code.
///
/// It doesn't have the names that porting added, and says what it means for code that works on iOS.
struct CompilerMessage {
  /// The message.
  let text: String

  /// The names of Glissade's that take the place of others in ported code.
  private static let names = [
    ("GlissadeLive", "UIKit"), ("SceneTimer", "Timer"), ("SceneWorkItem", "DispatchWorkItem"), ("LiveTask", "Task"),
  ]

  /// Creates a message from the compiler's.
  init(_ message: String) {
    var text = message
    for (own, original) in Self.names { text = text.replacing("'\(own)'", with: "'\(original)'") }
    self.text = Self.absence(text) ?? text
  }

  /// Returns the message about a name that other modules than Glissade's can't use, or nil for any other message.
  private static func absence(_ text: String) -> String? {
    let pattern = /'(?<name>[^']+)' (?<kind>initializer )?is inaccessible due to '(?:package|internal)' protection level/
    guard let match = text.wholeMatch(of: pattern) else { return nil }
    return "'\(match.name)' isn't available here"
  }
}
