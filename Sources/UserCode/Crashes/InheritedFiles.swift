import Foundation
import Synchronization

/// The file descriptors that were open when this program started. They belong to its parent, and stay open when it starts again.
package enum InheritedFiles {
  /// A bit for each of the descriptors 0…63.
  private static let low = Atomic<UInt64>(0)
  /// A bit for each of the descriptors 64…127.
  private static let high = Atomic<UInt64>(0)

  /// Stores which descriptors are open. Call it before the program opens any.
  package static func note() {
    low.store(bits(from: 0), ordering: .releasing)
    high.store(bits(from: 64), ordering: .releasing)
  }

  private static func bits(from first: Int32) -> UInt64 {
    var bits: UInt64 = 0
    for bit in 0..<64 where fcntl(first + Int32(bit), F_GETFD) >= 0 { bits |= 1 << UInt64(bit) }
    return bits
  }

  /// Returns whether a descriptor was open when the program started. Safe in a signal handler.
  static func contains(_ descriptor: Int32) -> Bool {
    guard descriptor >= 0, descriptor < 128 else { return false }
    let bits = descriptor < 64 ? low.load(ordering: .acquiring) : high.load(ordering: .acquiring)
    return bits >> UInt64(descriptor & 63) & 1 == 1
  }
}
