/// The report of the porting step about a user's files: the ported copies, the values, and the roots that can be shown.
///
/// `glissade-port` writes it as JSON, and the program that started it reads it.
public struct SourceReport: Codable, Equatable, Sendable {
  /// The user's files, in the order in which they were given.
  public var files: [SourceFile]
  /// The errors and warnings of the porting step.
  public var messages: [SourceMessage]
  /// The literals that can be tuned, by their indexes. The ported code passes an index to look up the literal's present value.
  public var values: [SourceValue]
  /// The timings that the code makes of the values, in the order of the files.
  public var timings: [SourceTiming]
  /// The roots that can be put on a stage, in the order in which they are considered.
  public var roots: [SourceRoot]
  /// A digest of everything in the files except the values that are live and white space outside of literals.
  ///
  /// Two versions with equal digests differ in live values alone, so they can share compiled code.
  public var digest: String

  /// Creates a report.
  public init(
    files: [SourceFile], messages: [SourceMessage], values: [SourceValue], timings: [SourceTiming] = [], roots: [SourceRoot],
    digest: String
  ) {
    self.files = files
    self.messages = messages
    self.values = values
    self.timings = timings
    self.roots = roots
    self.digest = digest
  }

  /// A Boolean value that indicates whether the porting step refused the files.
  public var isRefused: Bool { messages.contains { $0.severity == .error } }
}

/// A file of the user, and the copy that was written for the compiler.
public struct SourceFile: Codable, Equatable, Sendable {
  /// The path of the user's file.
  public var path: String
  /// The path of the ported copy.
  public var portedPath: String

  /// Creates a file.
  public init(path: String, portedPath: String) {
    self.path = path
    self.portedPath = portedPath
  }
}
