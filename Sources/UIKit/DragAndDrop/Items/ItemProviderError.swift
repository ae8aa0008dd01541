import Foundation

/// The errors of loading an item.
enum ItemProviderError: Error, LocalizedError {
  /// The item has no representation of the type, or it could not be made.
  case unavailable

  var errorDescription: String? { "Cannot load representation of the requested type" }
}
