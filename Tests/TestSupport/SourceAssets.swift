import Foundation

/// The shipped assets in the checkout.
package enum SourceAssets {
  /// The path of the folder `Assets`.
  package static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().appendingPathComponent("Assets").path
}
