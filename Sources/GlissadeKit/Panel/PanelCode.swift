import SourceReport
import Tweaks

/// The panel's information about the values of a person's file.
struct PanelCode: Equatable, Sendable {
  /// The reasons why some tweaks apply only after a rebuild.
  var staticReasons: [Tweak.ID: String] = [:]
  /// The original headings of the tweaks that are listed under a common heading.
  var origins: [Tweak.ID: String] = [:]

  init(_ report: SourceReport) {
    for value in report.values {
      staticReasons[value.id] = value.staticReason
      if !value.isPrimary { origins[value.id] = value.group }
    }
  }
}
