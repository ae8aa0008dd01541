import Foundation
import Synchronization
import UIKit

/// The random numbers of the user's code. They are the same in each run of a scene, so that films, replays and comparisons are, too.
///
/// The functions below replace those of the standard library without a generator in ported code.
public struct LiveRandom: RandomNumberGenerator {
  /// The numbers for code outside of scenes, such as code on other queues.
  private static let outside = Mutex(SeededRandom(seed: 1))

  /// Creates a generator for the numbers of the running scene.
  public init() {}

  /// Returns the next number of the running scene.
  public mutating func next() -> UInt64 {
    let drawn = MainQueue.isCurrent ? MainActor.assumeIsolated { SceneTask.current?.randomNumbers.next() } : nil
    return drawn ?? Self.outside.withLock { $0.next() }
  }

  /// Seeds the generator of the running scene, for functions such as `srand48(_:)`.
  public static func begin(seed: Int) {
    let numbers = SeededRandom(seed: UInt64(bitPattern: Int64(seed)))
    guard MainQueue.isCurrent, MainActor.assumeIsolated({ SceneTask.current != nil }) else { return outside.withLock { $0 = numbers } }
    MainActor.assumeIsolated { SceneTask.current?.randomNumbers = numbers }
  }

  /// A random identifier of version 4.
  public static var uuid: UUID {
    var generator = LiveRandom()
    let numbers = [generator.next(), generator.next()]
    var bytes = numbers.flatMap { number in (0..<8).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) } }
    bytes[6] = bytes[6] & 0x0f | 0x40
    bytes[8] = bytes[8] & 0x3f | 0x80
    return bytes.withUnsafeBytes { UUID(uuid: $0.loadUnaligned(as: uuid_t.self)) }
  }
}

/// The generator of the standard library functions.
public typealias SystemRandomNumberGenerator = LiveRandom

extension BinaryFloatingPoint where RawSignificand: FixedWidthInteger {
  /// Returns a random number in a range.
  public static func random(in range: Range<Self>) -> Self {
    var generator = LiveRandom()
    return random(in: range, using: &generator)
  }

  /// Returns a random number in a range.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = LiveRandom()
    return random(in: range, using: &generator)
  }
}

extension FixedWidthInteger {
  /// Returns a random number in a range.
  public static func random(in range: Range<Self>) -> Self {
    var generator = LiveRandom()
    return random(in: range, using: &generator)
  }

  /// Returns a random number in a range.
  public static func random(in range: ClosedRange<Self>) -> Self {
    var generator = LiveRandom()
    return random(in: range, using: &generator)
  }
}

extension Bool {
  /// Returns a random value.
  public static func random() -> Bool {
    var generator = LiveRandom()
    return random(using: &generator)
  }
}

extension Sequence {
  /// Returns the elements in a random order.
  public func shuffled() -> [Element] {
    var generator = LiveRandom()
    return shuffled(using: &generator)
  }
}

extension MutableCollection where Self: RandomAccessCollection {
  /// Puts the elements in a random order.
  public mutating func shuffle() {
    var generator = LiveRandom()
    shuffle(using: &generator)
  }
}

extension Collection {
  /// Returns a random element, or nil if there are none.
  public func randomElement() -> Element? {
    var generator = LiveRandom()
    return randomElement(using: &generator)
  }
}
