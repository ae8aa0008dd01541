import Foundation

/// The order of the elements of sets and dictionaries, which Swift's runtime chooses at random in each process.
package enum HashOrder {
  /// Gives equal sets and dictionaries the same order in every process, as the environment variable `SWIFT_DETERMINISTIC_HASHING` does.
  /// Code may draw in that order. Call this before the process creates its first set or dictionary.
  package static func fix() {
    // The runtime's parameters: two seeds of 64 bits, and whether they are used unchanged. The runtime reads the environment into them
    // before the program starts. A runtime that doesn't have them keeps its own order.
    guard let parameters = dlsym(dlopen(nil, RTLD_NOW), "_swift_stdlib_Hashing_parameters") else { return }
    parameters.storeBytes(of: (0, 0), as: (UInt64, UInt64).self)
    parameters.storeBytes(of: true, toByteOffset: 16, as: Bool.self)
  }
}
