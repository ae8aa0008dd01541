import Foundation

/// The domain of the errors of the photo library.
public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

/// An error of the photo library.
public struct PHPhotosError: LocalizedError, CustomNSError, Equatable, Sendable {
  /// The kinds of errors.
  public enum Code: Int, Sendable {
    /// Any other error.
    case internalError = -1
    case userCancelled = 3072
    /// The asset isn't in the library anymore.
    case identifierNotFound = 3201
    case changeNotSupported = 3300
    /// The file of the asset can't be read.
    case missingResource = 3303
  }

  /// The kind of the error.
  public let code: Code
  /// A sentence that says what went wrong, or nil.
  public let errorDescription: String?

  /// Creates an error.
  public init(_ code: Code) { self.init(code, nil) }

  init(_ code: Code, _ description: String?) {
    self.code = code
    errorDescription = description
  }

  /// The domain of the errors.
  public static var errorDomain: String { PHPhotosErrorDomain }
  /// The number of the kind.
  public var errorCode: Int { code.rawValue }
}
