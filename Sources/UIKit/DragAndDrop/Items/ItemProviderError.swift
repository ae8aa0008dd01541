import Foundation

enum ItemProviderError: Error, LocalizedError {
  /// The item has no representation of the type, or making it failed.
  case unavailable

  var errorDescription: String? { "Cannot load representation of the requested type" }
}
