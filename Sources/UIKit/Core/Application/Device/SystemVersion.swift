import Foundation

enum SystemVersion {
  /// The version of iOS whose interface scenes follow, such as 26. The environment variable `GLISSADE_IOS` sets it.
  static let standard: Int = ProcessInfo.processInfo.environment["GLISSADE_IOS"].flatMap { Int($0) } ?? 18
}
