import Foundation

/// The importance of a message in a log.
public struct OSLogType: RawRepresentable, Hashable, Sendable {
  /// The number of the type.
  public let rawValue: UInt8
  /// Creates a type from its number.
  public init(_ rawValue: UInt8) { self.rawValue = rawValue }
  /// Creates a type from its number.
  public init(rawValue: UInt8) { self.rawValue = rawValue }
  /// A message of possible interest.
  public static let `default` = OSLogType(0)
  /// A helpful but not essential message.
  public static let info = OSLogType(1)
  /// A message for development.
  public static let debug = OSLogType(2)
  /// An error.
  public static let error = OSLogType(16)
  /// A bug.
  public static let fault = OSLogType(17)

  /// The prefix in the log, which is empty for the default type.
  var word: String {
    switch self {
    case .info: "info: "
    case .debug: "debug: "
    case .error: "error: "
    case .fault: "fault: "
    default: ""
    }
  }
}

/// The log of a part of a program.
public final class OSLog: NSObject, Sendable {
  let isEnabled: Bool
  private let name: String

  private init(name: String, isEnabled: Bool) {
    self.name = name
    self.isEnabled = isEnabled
    super.init()
  }

  /// Creates the log of a category in a subsystem.
  public convenience init(subsystem: String, category: String) { self.init(name: "[\(subsystem):\(category)] ", isEnabled: true) }

  /// The log for messages without a subsystem.
  public static let `default` = OSLog(name: "", isEnabled: true)
  /// A log that ignores all messages.
  public static let disabled = OSLog(name: "", isEnabled: false)

  /// Writes a message to the standard error.
  func write(_ type: OSLogType, _ message: @autoclosure () -> String) {
    if isEnabled { FileHandle.standardError.write(Data((name + type.word + message() + "\n").utf8)) }
  }
}

/// Writes messages to a log, which is the standard error.
public struct Logger: Sendable {
  private let destination: OSLog

  /// Creates a logger without a subsystem.
  public init() { destination = .default }
  /// Creates a logger of a category in a subsystem.
  public init(subsystem: String, category: String) { destination = OSLog(subsystem: subsystem, category: category) }
  /// Creates a logger that writes to a log.
  public init(_ log: OSLog) { destination = log }

  /// Writes a message of the default type.
  public func log(_ message: OSLogMessage) { destination.write(.default, message.text) }
  /// Writes a message of a type.
  public func log(level: OSLogType, _ message: OSLogMessage) { destination.write(level, message.text) }
  /// Writes a message for development.
  public func trace(_ message: OSLogMessage) { destination.write(.debug, message.text) }
  /// Writes a message for development.
  public func debug(_ message: OSLogMessage) { destination.write(.debug, message.text) }
  /// Writes a helpful but not essential message.
  public func info(_ message: OSLogMessage) { destination.write(.info, message.text) }
  /// Writes a message of the default type.
  public func notice(_ message: OSLogMessage) { destination.write(.default, message.text) }
  /// Writes an error.
  public func warning(_ message: OSLogMessage) { destination.write(.error, message.text) }
  /// Writes an error.
  public func error(_ message: OSLogMessage) { destination.write(.error, message.text) }
  /// Writes a bug.
  public func critical(_ message: OSLogMessage) { destination.write(.fault, message.text) }
  /// Writes a bug.
  public func fault(_ message: OSLogMessage) { destination.write(.fault, message.text) }
}

/// Writes a message with a specifier such as `%d` or `%{public}@` for each argument.
public func os_log(_ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any...) {
  log.write(type, LogFormat(message.description).text(with: args))
}

/// Writes a message with a specifier such as `%d` or `%{public}@` for each argument.
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any...) {
  log.write(type, LogFormat(message.description).text(with: args))
}

/// Writes a message to a log.
@_disfavoredOverload
public func os_log(_ message: OSLogMessage, log: OSLog = .default, type: OSLogType = .default) { log.write(type, message.text) }

/// Writes a message to a log.
@_disfavoredOverload
public func os_log(_ type: OSLogType, log: OSLog = .default, _ message: OSLogMessage) { log.write(type, message.text) }
