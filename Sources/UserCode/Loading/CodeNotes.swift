import SourceReport

/// What is found about a user's files while their code runs, each once.
@MainActor
final class CodeNotes {
  private(set) var messages: [SourceMessage] = []
  private var known: Set<SourceMessage> = []
  /// Called after a message was added.
  var onChange: () -> Void = {}

  /// The number of messages above which others are left out.
  private static let capacity = 200

  func add(_ message: SourceMessage) {
    guard messages.count < Self.capacity, known.insert(message).inserted else { return }
    messages.append(message)
    onChange()
  }
}
