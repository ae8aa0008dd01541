import Foundation

public let PHPhotosErrorDomain = "PHPhotosErrorDomain"

public struct PHPhotosError: LocalizedError, CustomNSError, Equatable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = -1
    case userCancelled = 3072
    /// The asset isn't in the library anymore.
    case identifierNotFound = 3201
    case changeNotSupported = 3300
    /// The file of the asset can't be read.
    case missingResource = 3303
  }

  public let code: Code
  public let errorDescription: String?

  public init(_ code: Code) { self.init(code, nil) }

  init(_ code: Code, _ description: String?) {
    self.code = code
    errorDescription = description
  }

  public static var errorDomain: String { PHPhotosErrorDomain }
  public var errorCode: Int { code.rawValue }
}
