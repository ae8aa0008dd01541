/// The first things to do in the window, through which a line on the canvas leads at the first start.
struct FirstSteps: Equatable, Sendable {
  enum Step: String, CaseIterable, Sendable {
    case drag, tune, replay, compare, copy

    /// The instruction, with its key.
    var text: String {
      switch self {
      case .drag: "Click something on the stage, then drag it"
      case .tune: "Drag a slider at the right to tune the motion"
      case .replay: "See it again with the new value: \(Self.key(of: .replay))"
      case .compare: "Compare with the defaults: \(Self.key(of: .compare))"
      case .copy: "Copy your values as Swift: \(Self.key(of: .copySwift))"
      }
    }

    private static func key(of command: WorkbenchCommand) -> String { command.keyTexts.first.map { "press \($0)" } ?? command.title }
  }

  /// The steps that the person has done, in whatever order.
  private(set) var done: Set<Step> = []

  init() {}

  /// Creates the steps of which some are done, by the names in a file.
  init(done names: [String]) { done = Set(names.compactMap(Step.init)) }

  /// The names of the steps that are done, for a file.
  var namesOfDone: [String] { done.map(\.rawValue).sorted() }

  /// The step to do next, or nil if all are done.
  var next: Step? { Step.allCases.first { !done.contains($0) } }

  /// Notes that a step is done.
  mutating func note(_ step: Step) { done.insert(step) }
}
