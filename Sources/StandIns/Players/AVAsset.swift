import UIKit

/// A film or a sound. It stands in for AVFoundation's class.
open class AVAsset: NSObject {
  /// The duration that a player takes for it: a minute, because no film is read here.
  open var duration: CMTime { CMTime(value: 60, timescale: 1) }

  /// Creates a film without a file.
  public override init() { super.init() }

  /// Creates a film from an address.
  public convenience init(url: URL) {
    self.init()
    address = url
  }

  var address: URL?
}

/// A film or a sound at an address. It stands in for AVFoundation's class. Nothing is loaded.
open class AVURLAsset: AVAsset {
  /// The address.
  open var url: URL { address ?? URL(fileURLWithPath: "/") }

  /// Creates a film from an address. The options have no effect.
  public init(url: URL, options: [String: Any]? = nil) {
    super.init()
    address = url
  }
}

/// A film or a sound that a player plays. It stands in for AVFoundation's class.
@preconcurrency @MainActor
open class AVPlayerItem: NSObject {
  /// Whether an item can be played.
  public enum Status: Int, Sendable {
    /// It isn't known.
    case unknown = 0
    /// It can be played.
    case readyToPlay = 1
    /// It can't be played.
    case failed = 2
  }

  /// The film.
  public let asset: AVAsset
  /// An item can be played as soon as it exists.
  open var status: Status { .readyToPlay }
  /// Nil.
  open var error: (any Error)? { nil }
  /// The duration of the film.
  open var duration: CMTime { asset.duration }
  /// The size of the picture: 16 to 9.
  open var presentationSize: CGSize { CGSize(width: 1920, height: 1080) }
  /// The player's time in the film.
  open func currentTime() -> CMTime { CMTime(seconds: time, preferredTimescale: 600) }

  /// The time in the film, in seconds.
  var time: Double = 0

  /// Creates an item from an address.
  public convenience init(url URL: URL) { self.init(asset: AVURLAsset(url: URL)) }

  /// Creates an item. The keys have no effect, because nothing is loaded.
  public init(asset: AVAsset, automaticallyLoadedAssetKeys: [String]? = nil) {
    self.asset = asset
    super.init()
  }

  /// The name of the file, or nil.
  var name: String? { asset.address?.lastPathComponent }
}

extension AVPlayerItem {
  /// Posted with the item when it has been played to its end.
  public nonisolated static let didPlayToEndTimeNotification = Notification.Name("AVPlayerItemDidPlayToEndTimeNotification")
}

extension Notification.Name {
  /// Posted with the item when it has been played to its end.
  public static let AVPlayerItemDidPlayToEndTime = AVPlayerItem.didPlayToEndTimeNotification
}
