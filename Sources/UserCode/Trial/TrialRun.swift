import Foundation
import Rehearsal
import SourceReport

/// A trial in a process of its own.
struct TrialRun: Sendable {
  /// The program that runs the trial.
  let program: String
  /// The folder for the files that the processes exchange.
  let folder: String
  /// The time that a version of the code may take for all of its phases, in seconds.
  let limit: TimeInterval

  /// Tries a product.
  ///
  /// - Returns: The outcome, or nil if the run was cancelled.
  /// - Throws: A `CodeProblem` if the code crashed or didn't return.
  func run(_ product: CodeBuild.Product, named name: String, by run: ToolRun) throws(CodeProblem) -> TrialReport? {
    let (input, output) = ("\(folder)/\(name)-report.json", "\(folder)/\(name)-trial.json")
    let result: ToolRun.Result?
    do {
      try JSONEncoder().encode(product.report).write(to: URL(fileURLWithPath: input))
      result = try run.run(
        program, [CodeTrial.command, product.library, input, output],
        environment: ["SWIFT_BACKTRACE": "enable=yes,color=no,interactive=no,threads=crashed,registers=none,images=none,sanitize=no"],
        limit: limit)
    } catch {
      throw CodeProblem(.tools, "the trial of the code cannot be started: \(error.localizedDescription)", lines: [])
    }
    guard let result else { return nil }
    let lines = Self.lines(in: result.errors, of: product.report.files.map(\.path))
    if result.isOverdue, !Self.hasCrashed(result.errors) {
      throw CodeProblem(
        .hang, "the new version doesn't return: it ran for \(Int(limit.rounded(.up))) seconds and was stopped", lines: lines)
    }
    guard result.status == 0, let data = FileManager.default.contents(atPath: output),
      let report = try? JSONDecoder().decode(TrialReport.self, from: data)
    else {
      throw CodeProblem(.crash, "the new version crashed: \(Self.reason(in: result))", lines: lines)
    }
    return report
  }

  /// Returns the user's lines of a backtrace, the innermost first.
  static func lines(in backtrace: String, of paths: [String]) -> [SourceMessage] {
    var found: [SourceMessage] = []
    for line in backtrace.split(whereSeparator: \.isNewline) {
      for path in paths {
        guard let range = range(of: path, in: line) else { continue }
        let numbers = line[range.upperBound...].split(separator: ":").prefix(2).map { Int($0.prefix { $0.isNumber }) }
        guard let row = numbers.first ?? nil else { continue }
        let column = numbers.count > 1 ? numbers[1] ?? 1 : 1
        let message = SourceMessage(.error, path: path, line: row, column: column, text: Self.function(in: line[..<range.lowerBound]))
        if !found.contains(message) { found.append(message) }
      }
    }
    return found
  }

  /// Returns the range of " at PATH:" in a line of a backtrace, in which a path below the folder where the compiler ran is relative to it.
  private static func range(of path: String, in line: Substring) -> Range<Substring.Index>? {
    var rest = Substring(path)
    while true {
      if let range = line.range(of: " at \(rest):") { return range }
      guard let slash = rest.firstIndex(of: "/") else { return nil }
      rest = rest[rest.index(after: slash)...]
    }
  }

  /// Returns the function of a line such as "3 [ra] 0x00007f0e Card.viewDidLoad() + 128 in libcard.so".
  private static func function(in line: Substring) -> String {
    let words = line.split(separator: " ")
    var text = words.drop { !$0.hasPrefix("0x") }.dropFirst().joined(separator: " ")
    // Functions may have " in " in their names, as "closure #1 in Card.viewDidLoad()" does; the library comes last.
    if let library = text.range(of: " in ", options: .backwards) { text = String(text[..<library.lowerBound]) }
    if let offset = text.range(of: " + ", options: .backwards), text[offset.upperBound...].allSatisfy(\.isNumber) {
      text = String(text[..<offset.lowerBound])
    }
    return "in \(text.isEmpty ? "this line" : text)"
  }

  /// Returns whether a program printed that it crashed, rather than that it was asked where it is.
  private static func hasCrashed(_ errors: String) -> Bool {
    errors.contains("Fatal error: ") || (errors.contains("*** Signal ") && !errors.contains("*** Signal \(SIGQUIT):"))
  }

  /// Returns why a program crashed, by what it printed, or by the signal that ended it.
  static func reason(in result: ToolRun.Result) -> String {
    let lines = result.errors.split(whereSeparator: \.isNewline)
    for line in lines {
      guard let range = line.range(of: "Fatal error: ") else { continue }
      return sentence(line[range.upperBound...])
    }
    for line in lines {
      guard let range = line.range(of: "Program crashed: ") else { continue }
      let reason = line[range.upperBound...]
      return sentence(reason[..<(reason.range(of: " at 0x")?.lowerBound ?? reason.endIndex)])
    }
    return result.status < 0 ? String(cString: strsignal(-result.status)) : "it ended with status \(result.status)"
  }

  private static func sentence(_ text: Substring) -> String { text.trimmingCharacters(in: CharacterSet(charactersIn: "*💣. ")) }
}
