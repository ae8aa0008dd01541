/// A literal in the user's code that can be tuned.
public struct SourceValue: Codable, Equatable, Sendable {
  /// The index by which the ported code looks up the value. It is the position in the report's list.
  public var index: Int
  /// The identifier, made of the declaration's path and the argument's label, such as "CardAnimator.animateTransition.duration".
  ///
  /// It doesn't depend on lines. Equal paths are distinguished by a number: "…duration#2".
  public var id: String
  /// The title, such as "Duration".
  public var title: String
  /// The heading, such as "CardAnimator" or the name of a struct of parameters.
  public var group: String
  /// A description, taken from a doc comment or from where the literal is.
  public var note: String
  /// The kind of the value, its value in the file, and its range.
  public var content: Content
  /// The index of the file in the report.
  public var file: Int
  /// The range of the literal in the file, in UTF-8 bytes. A sign before a number belongs to the literal.
  public var range: Range<Int>
  /// The line of the literal, from 1.
  public var line: Int
  /// The literal as it is written in the file.
  public var text: String
  /// A Boolean value that indicates whether the value shapes the transition: a duration, a spring, a curve, a threshold, and so on.
  public var isPrimary: Bool
  /// The reason why a new value needs the compiler, or nil if the value is live.
  public var staticReason: String?

  /// The kind of a value, with its value in the file.
  public enum Content: Codable, Equatable, Sendable {
    /// A number with a range and a unit.
    case number(NumberContent)
    /// A Boolean literal.
    case boolean(Bool)
    /// One of several implicit members, such as "easeInOut". `options` are written in the code as they stand, without their leading dots.
    case option(String, options: [String])
  }

  /// A number, in the unit of the code.
  public struct NumberContent: Codable, Equatable, Sendable {
    /// The value in the file.
    public var value: Double
    /// The range for a slider.
    public var range: ClosedRange<Double>
    /// The step of a slider.
    public var step: Double
    /// The unit.
    public var unit: Unit
    /// A Boolean value that indicates whether the literal must stay an integer.
    public var isInteger: Bool

    /// Creates a number.
    public init(value: Double, range: ClosedRange<Double>, step: Double, unit: Unit, isInteger: Bool) {
      self.value = value
      self.range = range
      self.step = step
      self.unit = unit
      self.isInteger = isInteger
    }
  }

  /// The unit of a number.
  public enum Unit: String, Codable, Sendable {
    /// A plain number.
    case none
    /// Seconds.
    case seconds
    /// A fraction or ratio, mostly 0…1.
    case ratio
    /// Points.
    case points
    /// Points per second.
    case pointsPerSecond
    /// Radians.
    case radians
    /// Degrees.
    case degrees
  }

  /// Creates a value.
  public init(
    index: Int, id: String, title: String, group: String, note: String = "", content: Content, file: Int, range: Range<Int>, line: Int,
    text: String, isPrimary: Bool, staticReason: String? = nil
  ) {
    self.index = index
    self.id = id
    self.title = title
    self.group = group
    self.note = note
    self.content = content
    self.file = file
    self.range = range
    self.line = line
    self.text = text
    self.isPrimary = isPrimary
    self.staticReason = staticReason
  }
}
