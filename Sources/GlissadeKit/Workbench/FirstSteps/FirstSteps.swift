/// The first things to do in the window. A line on the canvas guides a person through them at the first start.
struct FirstSteps: Equatable, Sendable {
  enum Step: String, CaseIterable, Sendable {
    case drag, tune, replay, compare, copy

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

  /// The steps that the person has done, in any order.
  private(set) var done: Set<Step> = []

  init() {}

  init(done names: [String]) { done = Set(names.compactMap(Step.init)) }

  var namesOfDone: [String] { done.map(\.rawValue).sorted() }

  /// Nil if all steps are done.
  var next: Step? { Step.allCases.first { !done.contains($0) } }

  mutating func note(_ step: Step) { done.insert(step) }
}
