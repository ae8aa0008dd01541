import SourceReport
import Tweaks

/// Information for a panel about the values of a user's file.
struct PanelCode: Equatable, Sendable {
  /// The reasons why new values of some tweaks apply after a rebuild.
  var staticReasons: [Tweak.ID: String] = [:]
  /// The headings of the tweaks that are listed under one heading with all others.
  var origins: [Tweak.ID: String] = [:]

  /// Creates the description of the values of a file.
  init(_ report: SourceReport) {
    for value in report.values {
      staticReasons[value.id] = value.staticReason
      if !value.isPrimary { origins[value.id] = value.group }
    }
  }
}
