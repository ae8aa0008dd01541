import SourceReport
import SwiftSyntax

/// The literals of all files, as the report lists them and as the ported code looks them up.
struct LiteralList {
  /// The maximum number of operators around a live literal. The compiler takes too long to type-check longer expressions with calls.
  private static let operatorLimit = 10

  private let literals: [Literal]
  let values: [SourceValue]
  /// The timings that the code creates from the values.
  let timings: [SourceTiming]
  private let count: Int
  /// The index of the first value of each file, or of the next value after it if it has none; and at the end the number of values.
  private let bounds: [Int]
  var firstIndexes: [Int] { Array(bounds.dropLast()) }

  /// Collects the literals. `plain` are the indexes of those that aren't live. With `areLive` false there are no values at all.
  init(files: [UserFile], declarations: Declarations, plain: Set<Int>, areLive: Bool = true) {
    let found = areLive ? files.concurrentMap { LiteralCollector.literals(in: $0, declarations) } : files.map { _ in [] }
    let literals = found.flatMap(\.self)
    bounds = found.reduce(into: [0]) { $0.append($0[$0.count - 1] + $1.count) }
    let timings = literals.isEmpty ? [] : TimingFinder(files: files, declarations: declarations, literals: literals).timings
    var roles: [Int: SourceTiming.Role] = [:]
    for timing in timings { for (role, index) in timing.roles where roles[index] == nil { roles[index] = role } }
    var identifiers = Identifiers()
    var values: [SourceValue] = []
    for (index, literal) in literals.enumerated() {
      var reason = literal.context.staticReason
      if literal.context.operators > Self.operatorLimit { reason = reason ?? "the expression around it is long" }
      if plain.contains(index) { reason = reason ?? "the compiler needs the literal itself here" }
      values.append(
        literal.value(
          index: index, in: files[literal.file], declarations: declarations, role: roles[index], reason: reason, &identifiers))
    }
    self.literals = literals
    self.values = values
    var callNames = Identifiers()
    self.timings = timings.map { SourceTiming(call: callNames.unique($0.name), values: $0.roles.mapValues { values[$0].id }) }
    count = files.count
  }

  func edit(_ file: UserFile, _ edits: inout SourceEdits) {
    var constants: Set<SyntaxIdentifier> = []
    let range = bounds[file.index]..<bounds[file.index + 1]
    for (literal, value) in zip(literals[range], values[range]) where value.staticReason == nil {
      switch literal.kind {
      case .number: edits.wrap(literal.wrapped, in: "_glissade.number(\(place(of: value, in: file)), ", ")")
      case .boolean: edits.wrap(literal.wrapped, in: "_glissade.boolean(\(place(of: value, in: file)), ", ")")
      case .option(let name, let options):
        let all = options.names.map { "\(options.type).\($0)" }.joined(separator: ", ")
        edits.replace(literal.wrapped, with: "_glissade.option(\(place(of: value, in: file)), \(options.type).\(name), of: \(all))")
      }
      if let constant = literal.context.constant, constants.insert(constant.id).inserted { convert(constant, of: file, &edits) }
    }
  }

  /// Returns the arguments for the index of a value. With several files it is counted from the first value of its own file, so that a new
  /// literal changes the copies of no other files, and only its own file is compiled again.
  private func place(of value: SourceValue, in file: UserFile) -> String {
    count == 1 ? "\(value.index)" : "\(Self.firstIndexName(file.index)), \(value.index - bounds[file.index])"
  }

  /// Returns the name of the variable with the index of the first value of a file.
  static func firstIndexName(_ file: Int) -> String { "_glissadeFirst_\(file)" }

  /// Turns a constant that is read once into a property that is computed each time.
  private func convert(_ variable: VariableDeclSyntax, of file: UserFile, _ edits: inout SourceEdits) {
    guard let binding = variable.bindings.first, let initializer = binding.initializer else { return }
    edits.replace(file.range(of: variable.bindingSpecifier), with: "var")
    if binding.typeAnnotation == nil, let type = variable.literalType {
      edits.insert(": \(type)", at: file.range(of: binding.pattern).upperBound)
    }
    edits.replace(file.range(of: initializer.equal), with: "{")
    edits.insert(" }", at: file.range(of: initializer).upperBound)
  }

  /// The replacements for the live literals in a digest, for each file by the offsets of tokens.
  var liveRanges: [[Int: String]] {
    var result = Array(repeating: [Int: String](), count: count)
    for (literal, value) in zip(literals, values) where value.staticReason == nil {
      result[literal.file][literal.range.lowerBound] = value.stand
      result[literal.file][literal.token] = literal.token == literal.range.lowerBound ? value.stand : ""
      for token in literal.otherTokens { result[literal.file][token] = "" }
    }
    return result
  }
}

extension SourceValue {
  /// The replacement for the value in a digest.
  fileprivate var stand: String {
    switch content {
    case .number(let number): "number\(number.isInteger)"
    case .boolean: "boolean"
    case .option(_, let options): "option\(options.first ?? "")"
    }
  }
}

/// Makes names unique by adding numbers.
struct Identifiers {
  private var counts: [String: Int] = [:]

  mutating func unique(_ name: String) -> String {
    counts[name, default: 0] += 1
    let count = counts[name] ?? 1
    return count == 1 ? name : "\(name)#\(count)"
  }
}
