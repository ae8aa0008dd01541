import UIKit

/// Plays a film that isn't shown: its time runs on the clock of the scene. It stands in for AVFoundation's class.
@preconcurrency @MainActor
open class AVPlayer: NSObject {
  /// Whether a player plays.
  public enum TimeControlStatus: Int, Sendable {
    /// The time stands still.
    case paused = 0
    /// The player waits for the film. It never does here.
    case waitingToPlayAtSpecifiedRate = 1
    /// The time runs.
    case playing = 2
  }

  /// Whether a player can play.
  public enum Status: Int, Sendable {
    /// It isn't known.
    case unknown = 0
    /// It can play.
    case readyToPlay = 1
    /// It can't play.
    case failed = 2
  }

  /// What a player does at the end of a film.
  public enum ActionAtItemEnd: Int, Sendable {
    /// It plays the next one. It pauses if there is none.
    case advance = 0
    /// It pauses.
    case pause = 1
    /// It goes on, until code does something.
    case none = 2
  }

  /// The film, or nil.
  public private(set) var currentItem: AVPlayerItem?
  /// What happens at the end.
  open var actionAtItemEnd = ActionAtItemEnd.pause
  /// A Boolean value that indicates whether the sound is off. There is no sound here.
  open var isMuted = false
  /// The volume of the sound, 0…1. There is no sound here.
  open var volume: Float = 1
  /// A player can play as soon as it exists.
  open var status: Status { .readyToPlay }
  /// Whether the time runs.
  open var timeControlStatus: TimeControlStatus { rate == 0 ? .paused : .playing }
  /// The speed: 0 while paused, and 1 for the film's own.
  open var rate: Float {
    get { speed }
    set { setSpeed(newValue) }
  }

  private var speed: Float = 0
  /// The time of the scene's clock at which the item's time was set, in seconds.
  private var start: CFTimeInterval = 0
  private var observers: [PlayerObserver] = []
  private var link: CADisplayLink?
  /// The layers that show the player.
  private var layers: [WeakLayer] = []

  /// Creates a player without a film.
  public nonisolated override init() { super.init() }

  /// Creates a player of the film at an address.
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }

  /// Creates a player of an item.
  public convenience init(playerItem item: AVPlayerItem?) {
    self.init()
    currentItem = item
  }

  /// Plays another item from its time on.
  open func replaceCurrentItem(with item: AVPlayerItem?) {
    settle()
    currentItem = item
    repaint()
  }

  /// Lets the time run.
  open func play() { rate = 1 }

  /// Stops the time.
  open func pause() { rate = 0 }

  /// Returns the time in the film.
  open func currentTime() -> CMTime { CMTime(seconds: seconds, preferredTimescale: 600) }

  /// Goes to a time of the film.
  open func seek(to time: CMTime) {
    settle()
    currentItem?.time = time.isNumeric ? max(0, min(time.seconds, currentItem?.duration.seconds ?? 0)) : 0
    repaint()
  }

  /// Goes to a time of the film, which is exact whatever the tolerances.
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) { seek(to: time) }

  /// Goes to a time of the film, and then calls the handler.
  open func seek(to time: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void) {
    seek(to: time)
    DispatchQueue.main.async { completionHandler(true) }
  }

  /// Goes to a time of the film, and then calls the handler.
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime, completionHandler: @escaping @Sendable (Bool) -> Void
  ) {
    seek(to: time, completionHandler: completionHandler)
  }

  /// Calls a block again and again while the film plays. Returns what ``removeTimeObserver(_:)`` takes.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping @Sendable (CMTime) -> Void
  ) -> Any {
    let observer = PlayerObserver(interval: max(interval.isNumeric ? interval.seconds : 1, 1 / 120), block: block)
    observers.append(observer)
    return observer
  }

  /// Ends the calls of a block.
  open func removeTimeObserver(_ observer: Any) { observers.removeAll { $0 === observer as AnyObject } }

  // MARK: Time

  /// The time in the film, in seconds.
  private var seconds: Double {
    guard let currentItem else { return 0 }
    let time = currentItem.time + (speed == 0 ? 0 : (CACurrentMediaTime() - start) * Double(speed))
    return max(0, min(time, currentItem.duration.seconds))
  }

  /// Keeps the time that it is, before something changes.
  private func settle() {
    currentItem?.time = seconds
    start = CACurrentMediaTime()
  }

  private func setSpeed(_ new: Float) {
    guard new != speed else { return }
    settle()
    speed = new
    repaint()
    link?.invalidate()
    link = nil
    guard new != 0 else { return }
    let link = CADisplayLink(target: self, selector: AVPlayer.step)
    link.add(to: .main, forMode: .common)
    self.link = link
  }

  /// Tells observers the time, and what happens at the end.
  private func step(_ link: CADisplayLink) {
    guard let currentItem else { return }
    let time = seconds
    for observer in observers { observer.step(at: time) }
    guard speed > 0, time >= currentItem.duration.seconds, currentItem.time < time else { return }
    settle()
    if actionAtItemEnd != .none { rate = 0 }
    NotificationCenter.default.post(name: .AVPlayerItemDidPlayToEndTime, object: currentItem)
  }

  private func repaint() { for layer in layers { layer.layer?.setNeedsDisplay() } }

  /// Draws a layer again whenever what it shows changes.
  func show(in layer: AVPlayerLayer) {
    layers.removeAll { $0.layer == nil || $0.layer === layer }
    layers.append(WeakLayer(layer: layer))
  }
}

private struct WeakLayer {
  weak var layer: AVPlayerLayer?
}

/// A block that is called while a film plays.
@MainActor
private final class PlayerObserver {
  private let interval: Double
  private let block: @Sendable (CMTime) -> Void
  private var latest: Int?

  init(interval: Double, block: @escaping @Sendable (CMTime) -> Void) { (self.interval, self.block) = (interval, block) }

  func step(at time: Double) {
    let count = Int(time / interval)
    guard count != latest else { return }
    latest = count
    block(CMTime(seconds: time, preferredTimescale: 600))
  }
}
