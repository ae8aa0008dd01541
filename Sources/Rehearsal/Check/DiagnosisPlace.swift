import Foundation
import UIKit

extension DemoDefinition {
  /// Returns the message of a diagnosis, preceded by the line of the user's code that is responsible, if that is known.
  func message(of diagnosis: TransitionDiagnosis) -> String {
    guard let files = origin?.files, let place = place(of: diagnosis, in: files) else { return diagnosis.message }
    return "\(place.shortName): \(diagnosis.message)"
  }

  private func place(of diagnosis: TransitionDiagnosis, in files: [String]) -> SourcePlace? {
    if case .exception(_, let reason, nil) = diagnosis.kind { return SourceLine.find(theLiteralIn: reason, in: files) }
    return diagnosis.responsibleCode.flatMap { SourceLine.find($0.member, of: $0.type, in: files) }
  }
}

extension TransitionDiagnosis {
  /// The type and method of the user's code that has to change, or nil if unknown.
  fileprivate var responsibleCode: (type: String, member: String)? {
    switch kind {
    case .neverSettled(let controller, _): (controller, "")
    case .endedLate, .endedEarly: transition?.animator.map { ($0, "transitionDuration") }
    case .animatorReplaced: transition?.animator.map { ($0, "interruptibleAnimator") }
    case .neverCompleted, .completedAgain, .completedThoughCancelled, .destinationNeverAdded, .presenterNeverAdded, .destinationInvisible,
      .leftChanged, .leftBehind, .presenterTakenAway, .presenterRemoved, .wrongFinalFrame:
      transition?.animator.map { ($0, "animateTransition") }
    case .overlapping, .layoutConflict, .exception: nil
    }
  }
}

/// The lines of declarations in source text.
private enum SourceLine {
  /// Returns the line on which a type declares a method, or else the line on which the type itself is declared.
  static func find(_ member: String, of type: String, in files: [String]) -> SourcePlace? {
    var place: SourcePlace?
    for path in files {
      guard let text = try? String(contentsOfFile: path, encoding: .utf8) else { continue }
      var isInside = false
      for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
        if let name = typeName(declaredIn: line) {
          isInside = name == type
          if isInside, place == nil, !line.contains("extension ") { place = SourcePlace(path: path, line: index + 1) }
        }
        if isInside, !member.isEmpty, line.contains("func \(member)(") { return SourcePlace(path: path, line: index + 1) }
      }
    }
    return place
  }

  /// Returns the line with a string literal that a sentence quotes, such as an identifier, or nil if there are none or several.
  static func find(theLiteralIn sentence: String, in files: [String]) -> SourcePlace? {
    for quote in sentence.matches(of: /'([^']+)'/) {
      let literal = "\"\(quote.1)\""
      let places = files.flatMap { path -> [SourcePlace] in
        let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        return lines.indices.filter { lines[$0].contains(literal) }.map { SourcePlace(path: path, line: $0 + 1) }
      }
      if places.count == 1 { return places[0] }
    }
    return nil
  }

  private static func typeName(declaredIn line: Substring) -> String? {
    line.firstMatch(of: /^(?:[\w@()]+ )*(?:class|struct|enum|actor|extension) (\w+)/).map { String($0.1) }
  }
}
