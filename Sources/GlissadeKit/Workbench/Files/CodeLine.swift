import Foundation
import SourceReport
import UserCode

/// The line at the foot of the canvas about a file: why its newest version isn't on the stage, or the compiler's warnings.
struct CodeLine: Equatable {
  enum Tone: Equatable {
    case problem, warning
  }

  let tone: Tone
  /// The text, such as "Card.swift:12:8 cannot find “alpa” in scope".
  let text: String
  /// The location in the person's code.
  let place: SourceMessage?
  /// All messages, the errors first.
  let messages: [SourceMessage]
  /// A Boolean value that indicates whether the version was stopped because it crashed the program, and can be run again.
  let canRunAgain: Bool

  /// Returns nil if there is no message.
  init?(_ status: CodeStatus) {
    let errors = status.messages.filter { $0.severity == .error }
    let warnings = status.messages.filter { $0.severity == .warning }
    messages = errors + warnings
    canRunAgain = status.canRunAnyway
    if let problem = status.problem {
      tone = .problem
      place = problem.lines.first { $0.severity == .error && $0.path != nil } ?? errors.first
      switch problem.kind {
      case .code: text = place?.shortText ?? problem.text.sentence
      case .crash, .hang, .file, .tools:
        text = problem.text.sentence + (place.map { ", at \($0.shortText)" } ?? "")
      }
    } else if let warning = warnings.first {
      tone = .warning
      place = warning
      text = warning.shortText
    } else {
      return nil
    }
  }

  /// The numbers of messages, such as "2 errors, 1 warning", or nil if the line already contains everything.
  var summary: String? {
    let errors = messages.count { $0.severity == .error }
    let warnings = messages.count - errors
    guard messages.count > 1 || (messages.count == 1 && messages[0] != place) else { return nil }
    func count(_ number: Int, _ noun: String) -> String? { number == 0 ? nil : "\(number) \(noun)\(number == 1 ? "" : "s")" }
    return [count(errors, "error"), count(warnings, "warning")].compactMap { $0 }.joined(separator: ", ")
  }
}

extension SourceMessage {
  /// The location and the message, such as "Card.swift:12:8 cannot find “alpa” in scope".
  var shortText: String { shortPlace.map { "\($0) \(text)" } ?? text.sentence }

  /// The location, such as "Card.swift:12:8", or nil if the message isn't about a file.
  var shortPlace: String? { path.map { "\(($0 as NSString).lastPathComponent):\(line):\(column)" } }

  /// The message as a compiler prints it, for other programs.
  var compilerText: String { (path.map { "\($0):\(line):\(column): " } ?? "") + "\(severity.rawValue): \(text)" }
}

extension CodeStatus.Activity {
  var title: String? {
    switch self {
    case .idle: nil
    case .porting: "Reading …"
    case .building(let module): "Building \(module) …"
    case .compiling: "Compiling …"
    case .trying: "Trying …"
    case .loading: "Loading …"
    }
  }
}
