import Foundation

/// Why a file does not show as a picture, in words for a person.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  case unreadable(reason: String)
  case empty
  case notAnImage
  case unsupported(ImageFormat)
  case incomplete(ImageFormat)
  case tooLarge(width: Int, height: Int)
  case fileTooLarge(megabytes: Int)
  case damaged(ImageFormat, reason: String)

  public var description: String {
    switch self {
    case .unreadable(let reason): "The file cannot be read: \(reason)."
    case .empty: "The file is empty."
    case .notAnImage: "The file is not a picture."
    case .unsupported(let format): "\(format.rawValue) pictures cannot be read here."
    case .incomplete(let format): "The \(format.rawValue) file ends too early: it is incomplete."
    case .tooLarge(let width, let height): "The picture is too large: \(width) × \(height) pixels."
    case .fileTooLarge(let megabytes): "The file is too large: \(megabytes) MB."
    case .damaged(let format, let reason): "The \(format.rawValue) file is damaged (\(reason))."
    }
  }
}
