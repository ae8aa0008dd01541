import Foundation

/// The reasons why a file can't be shown as a picture, in words for the user.
public enum ImageError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The file can't be read.
  case unreadable(reason: String)
  /// The file is empty.
  case empty
  /// The file isn't a picture.
  case notAnImage
  /// The format can't be decoded here.
  case unsupported(ImageFormat)
  /// The file ends too early.
  case incomplete(ImageFormat)
  /// The picture has too many pixels.
  case tooLarge(width: Int, height: Int)
  /// The file is too large.
  case fileTooLarge(megabytes: Int)
  /// The decoder can't decode the picture, or not with the time and the memory that it may use.
  case undecodable(ImageFormat, reason: String)
  /// The file is damaged.
  case damaged(ImageFormat, reason: String)
  /// The picture was no longer needed before it was decoded.
  case cancelled

  /// A sentence for the user.
  public var description: String {
    switch self {
    case .unreadable(let reason): "The file cannot be read: \(reason)."
    case .empty: "The file is empty."
    case .notAnImage: "The file is not a picture."
    case .unsupported(let format): "\(format.rawValue) pictures cannot be read here."
    case .incomplete(let format): "The \(format.rawValue) file ends too early: it is incomplete."
    case .tooLarge(let width, let height): "The picture is too large: \(width) × \(height) pixels."
    case .fileTooLarge(let megabytes): "The file is too large: \(megabytes) MB."
    case .undecodable(let format, let reason): "The \(format.rawValue) picture cannot be shown: \(reason)."
    case .damaged(let format, let reason): "The \(format.rawValue) file is damaged (\(reason))."
    case .cancelled: "The picture is no longer needed."
    }
  }
}
