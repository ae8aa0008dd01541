import Foundation
import Host
import Rehearsal
import Tweaks

struct CheckCommand: Command {
  static let name = "check"
  static let synopsis = "[DEMO]... [OPTION]..."
  static let summary =
    "Run every phase and take of each demo, interrupt them at every frame in every way, test them with random input, and report "
    + "problems. Exits with 1 if there are any."
  static let operand = WordKind.demoOrSource
  static let options: [any OptionDeclaration] =
    [
      json, rate, thorough, shippedTakes, monkey, StageOptions.seed, prints, StageOptions.take, StageOptions.preset,
      StageOptions.assignments, StageOptions.size, StageOptions.appearance, StageOptions.reduceMotion,
      StageOptions.reduceTransparency, StageOptions.photoFolder,
    ] + StageOptions.source
  private static let json = Option.flag("json", help: "print JSON")
  private static let shippedTakes = Option.flag(
    "shipped-takes", help: "leave out your own recordings, so that the result is the same on every machine")
  private static let rate = Option.count("fps", "N", in: 1...240, help: "interruptions per second (default: 60)")
  private static let thorough = Option.flag(
    "thorough",
    help:
      "also disturb every phase as an impatient person does: catch it and release it, catch and drag it, drag from rest and release or "
      + "cancel (at each of 60 frames per second); drag slowly and pause, flick, tap twice, present and dismiss five times in a row, "
      + "scroll what lies behind, turn the device, change to dark, reduce motion, leave the app (at 6 to 12 times of a phase); always "
      + "done with files of your own")
  private static let monkey = Option.number(
    "monkey", "SECONDS", in: 0...36000,
    help: "duration of random input per demo, in seconds of simulated time (default: 4, or none with --take)")

  private static let prints = Option.flag(
    "prints", help: "write what your code prints to standard error (default: to a file that the report names)")

  private let context: CommandContext
  private let checks: [DemoCheck]
  /// The command lines that open the window with a demo, by the demo's id.
  private let opening: [String: String]
  private let isJSON: Bool
  private let showsPrints: Bool
  private let unreadableTakes: [TweakError]

  init(_ arguments: ParsedArguments, in context: CommandContext) throws {
    self.context = context
    let demos = try context.demos(arguments) ?? context.demos.demos
    opening = Dictionary(demos.map { ($0.takeID, Self.opening($0, from: arguments, in: context)) }) { first, _ in first }
    let photos = try StageOptions.immediatePhotos(arguments, in: context)
    let rate = arguments[Self.rate] ?? 60
    let includesOwn = !arguments.has(Self.shippedTakes)
    var unreadableTakes: [TweakError] = []
    checks = try demos.flatMap { demo in
      let take = try StageOptions.take(arguments, of: demo, in: context)
      let tweaks = try StageOptions.tweaks(arguments, of: demo, in: context)
      let configuration = try StageOptions.configuration(arguments, playing: take)
      let monkey = Self.monkey(arguments, playing: take)
      let isThorough = arguments.has(Self.thorough) || demo.chapter == .files && take == nil
      let takes = take.map { [$0] } ?? context.takes.loadAll(demo: demo.takeID, includingOwn: includesOwn) { unreadableTakes.append($0) }
      @MainActor func check(_ values: [Tweak.ID: TweakValue], takes: [Take]) -> DemoCheck {
        let scenario = Scenario(demo, values: values, photos: photos, configuration: configuration)
        return DemoCheck(of: scenario, takes: takes, framesPerSecond: rate, monkey: monkey, isThorough: isThorough)
      }
      // Each exhibit is also checked separately. Takes are left out, as they weren't recorded on a broken screen.
      let exhibits = demo.exhibit(of: tweaks) == nil ? demo.exhibits : []
      return [check(tweaks.changedValues, takes: takes)] + exhibits.map { check($0.values, takes: []) }
    }
    isJSON = arguments.has(Self.json)
    showsPrints = arguments.has(Self.prints)
    self.unreadableTakes = unreadableTakes
  }

  func run() throws -> ExitStatus {
    if let part = context.checkPart {
      try context.preparePlatform()
      try part.finish(try outcome(of: checks[part.number], progress: part.note))
      return .success
    }
    for take in unreadableTakes { context.console.printError("\(take.message); the take is not played") }
    let outcomes = try outcomes()
    if isJSON { try context.console.write(outcomes.json) } else if outcomes.count > 1 { try context.console.write(outcomes.summary) }
    guard outcomes.allSatisfy(\.isFine) else { return .failure }
    return unreadableTakes.isEmpty ? .success : .noInput
  }

  // MARK: Checking

  /// Checks all demos, several at a time in separate processes if that is faster, and writes their reports in the order of the demos.
  private func outcomes() throws -> [CheckOutcome] {
    let names = checks.map(\.demo.name)
    let clock = SystemClock()
    let progress = CheckProgress(context.console, demos: names) { clock.now }
    defer { progress.end() }
    var outcomes: [CheckOutcome] = []
    func add(_ outcome: CheckOutcome) throws {
      progress.end()
      for message in outcome.messages { context.console.report(message) }
      if !isJSON { try context.console.write(outcome.text) }
      outcomes.append(outcome)
    }
    if let workers = CheckWorkers(context.ownProgram, demos: names) {
      try workers.run(whileWaiting: progress.show, whenDone: add)
      return outcomes
    }
    try context.preparePlatform()
    for (number, check) in checks.enumerated() {
      let outcome = try outcome(of: check) { fraction in
        progress.show(checks.indices.map { $0 < number ? 1 : $0 == number ? min(fraction, 0.999) : 0 })
      }
      try add(outcome)
    }
    return outcomes
  }

  /// The minimum increase of the progress between two updates.
  private static let step = 0.01

  private func outcome(of check: DemoCheck, progress: (Double) -> Void) throws -> CheckOutcome {
    let isCode = check.demo.chapter == .files
    let prints = CodePrints(of: check.demo.id, environment: context.environment)
    var noted = 0.0
    func run() -> DemoReport {
      check.run { done in
        guard done - noted >= Self.step else { return }
        noted = done
        progress(done)
      }
    }
    var (report, hasPrints) = isCode ? try prints.collect(inFile: !showsPrints, run) : (run(), false)
    keepTakes(of: &report)
    return try CheckOutcome(report, prints: hasPrints ? prints.file : nil)
  }

  // MARK: The monkey

  private static func monkey(_ arguments: ParsedArguments, playing take: Take?) -> DemoCheck.MonkeySetting? {
    var setting = DemoCheck.MonkeySetting()
    if let seconds = arguments[monkey] { setting.seconds = seconds } else if take != nil { return nil }
    if let seed = arguments[StageOptions.seed] { setting.seed = seed }
    return setting.seconds > 0 ? setting : nil
  }

  /// Saves takes that reproduce the findings. The next checks play them along with the person's other takes.
  private func keepTakes(of report: inout DemoReport) {
    report.saveReproductions(save)
    guard var monkey = report.monkey else { return }
    for index in monkey.findings.indices {
      do throws(TweakError) {
        monkey.findings[index].file = try context.takes.keep(monkey.findings[index].take).path
      } catch {
        context.console.printError("the random input can't be saved: \(error.message)")
      }
    }
    report.monkey = monkey
  }

  private func save(_ reproduction: Reproduction) -> Reproduction.Saved? {
    do throws(TweakError) {
      let file = try context.takes.keep(reproduction.take)
      let name = ShellWord.quoted(file.deletingPathExtension().lastPathComponent)
      let time = DecimalText.of(reproduction.time, places: 3)
      return Reproduction.Saved(file: file.path, command: "\(opening[reproduction.take.demo] ?? "glissade") --take \(name) --at \(time)")
    } catch {
      context.console.printError("the take of a problem can't be saved: \(error.message)")
      return nil
    }
  }

  private static func opening(_ demo: DemoDefinition, from arguments: ParsedArguments, in context: CommandContext) -> String {
    guard demo.chapter == .files else { return "glissade --demo \(demo.id)" }
    let root = arguments[StageOptions.root].map { ["--root", ShellWord.quoted($0)] } ?? []
    let target = arguments[StageOptions.target].map { ["--target", ShellWord.quoted($0)] } ?? []
    let seed = arguments[StageOptions.seed].map { ["--seed", "\($0)"] } ?? []
    let operands = arguments.operands.filter(context.isSource).map(ShellWord.quoted)
    return (["glissade", "run"] + operands + root + target + seed).joined(separator: " ")
  }
}
