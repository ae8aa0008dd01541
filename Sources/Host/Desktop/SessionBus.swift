import Foundation

package enum SessionBus {
  package static let variable = "DBUS_SESSION_BUS_ADDRESS"

  /// The address for libraries in a session without a bus. Without an address, they start a bus, and the program waits for it.
  package static let noAddress = "disabled:"

  /// Returns whether the session has a bus that libraries find without starting one.
  package static func exists(in environment: [String: String]) -> Bool {
    if environment[variable]?.isEmpty == false { return true }
    return environment["XDG_RUNTIME_DIR"].map { FileManager.default.fileExists(atPath: $0 + "/bus") } ?? false
  }
}
