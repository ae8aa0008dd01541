/// The report about the porting of the user's files: the ported copies, the values, and the roots that can be shown. `glissade-port` writes
/// it as JSON.
public struct SourceReport: Codable, Equatable, Sendable {
  /// The user's files, in the given order.
  public var files: [SourceFile]
  /// The errors and warnings of the porting step.
  public var messages: [SourceMessage]
  /// The literals that can be tuned. The ported code passes an index to look up the present value.
  public var values: [SourceValue]
  /// The timings of calls, in the order of the files.
  public var timings: [SourceTiming]
  /// The roots that can be shown on a stage, by preference.
  public var roots: [SourceRoot]
  /// A digest of everything in the files except live values and white space outside of literals. Versions with equal digests can share
  /// compiled code.
  public var digest: String
  /// The names of imported modules that don't exist here. What uses them doesn't compile.
  public var missingModules: [String]

  /// Creates a report.
  public init(
    files: [SourceFile], messages: [SourceMessage], values: [SourceValue], timings: [SourceTiming] = [], roots: [SourceRoot],
    digest: String, missingModules: [String] = []
  ) {
    self.files = files
    self.messages = messages
    self.values = values
    self.timings = timings
    self.roots = roots
    self.digest = digest
    self.missingModules = missingModules
  }

  /// A Boolean value that indicates whether the files can't be ported.
  public var isRefused: Bool { messages.contains { $0.severity == .error } }
}

/// A file of the user, and its ported copy.
public struct SourceFile: Codable, Equatable, Sendable {
  /// The path of the user's file.
  public var path: String
  /// The path of the ported copy, or an empty path for an Interface Builder file, which isn't ported.
  public var portedPath: String
  /// The edits in the copy by kind, the first in the file first. The calls that make literals tunable don't count.
  public var edits: [PortingEdit]

  /// Creates a file.
  public init(path: String, portedPath: String, edits: [PortingEdit] = []) {
    self.path = path
    self.portedPath = portedPath
    self.edits = edits
  }
}
