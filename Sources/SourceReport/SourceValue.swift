/// A literal in the user's code that can be tuned.
public struct SourceValue: Codable, Equatable, Sendable {
  /// The index by which the ported code looks up the value, and its position in the report.
  public var index: Int
  /// The path of the declaration and the label of the argument, such as "CardAnimator.animateTransition.duration".
  ///
  /// It doesn't depend on lines. A number distinguishes equal paths: "…duration#2".
  public var id: String
  /// The title, such as "Duration".
  public var title: String
  /// The heading, such as "CardAnimator" or the name of a struct of parameters.
  public var group: String
  /// A description, from a doc comment or the place of the literal.
  public var note: String
  /// The kind of the value, its value in the file, and its range.
  public var content: Content
  /// The index of the file in the report.
  public var file: Int
  /// The range of the literal in the file, in UTF-8 bytes, with the sign of a number.
  public var range: Range<Int>
  /// The line of the literal, from 1.
  public var line: Int
  /// The literal in the file.
  public var text: String
  /// A Boolean value that indicates whether the value affects the motion: a duration, a spring, a curve, a threshold, and so on.
  public var isPrimary: Bool
  /// The reason why a change requires the compiler, or nil if the value is live.
  public var staticReason: String?

  /// The object and the attribute of an Interface Builder file to which the value belongs, or nil for a literal of code.
  public var interfacePlace: InterfacePlace?

  /// An attribute of an object in an Interface Builder file.
  public struct InterfacePlace: Codable, Equatable, Sendable {
    /// The identifier of the object or constraint.
    public var id: String
    /// The attribute, such as "constant", or a key path.
    public var attribute: String

    /// Creates a place.
    public init(id: String, attribute: String) {
      self.id = id
      self.attribute = attribute
    }
  }

  /// The kind of a value, with its value in the file.
  public enum Content: Codable, Equatable, Sendable {
    /// A number with a range and a unit.
    case number(NumberContent)
    /// A Boolean literal.
    case boolean(Bool)
    /// One of several implicit members, such as "easeInOut", without their leading dots.
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
    /// A Boolean value that indicates whether the literal must remain an integer.
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
    text: String, isPrimary: Bool, staticReason: String? = nil, interfacePlace: InterfacePlace? = nil
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
    self.interfacePlace = interfacePlace
  }
}
