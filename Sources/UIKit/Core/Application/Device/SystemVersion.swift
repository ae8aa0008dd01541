import Foundation

/// The version of iOS whose interface a scene follows.
enum SystemVersion {
  /// The version that `GLISSADE_IOS` names, such as 26, or 18.
  static let standard: Int = ProcessInfo.processInfo.environment["GLISSADE_IOS"].flatMap { Int($0) } ?? 18
}
