import Transitions
import Tweaks
import UIKit

@MainActor
struct SystemZoomTweaks {
  /// Where the numbers of the motion were measured.
  enum Numbers: String, CaseIterable, Sendable {
    /// An iPhone 16 Pro with iOS 27.0.1.
    case device
    /// The simulator with iOS 27.0.
    case simulator

    var tuning: ZoomTuning {
      switch self {
      case .device: .device
      case .simulator: .simulator
      }
    }
  }

  var zoom = SystemZoom.Parameters()
  var numbers = Numbers.device

  static let all = ParameterTweaks(SystemZoomTweaks()) { list in
    list.group("Zoom")
    list.option("zoom.numbers", \.numbers, "Numbers", "Where the springs and thresholds were measured: on a phone, or in the simulator.")
    list.boolean(
      "zoom.aligns", \.zoom.aligns, "Align", "When off, the top of the page lies over the source, and the two pictures cross-fade.")
    list.ratio(
      "zoom.dragArea", \.zoom.dragArea, "Drag area", in: 0...1, step: 0.05, "The part of the page, from its top, in which a drag may begin."
    )

    list.group("Page behind")
    list.ratio("behind.dimming", \.zoom.dimming, "Dimming", in: 0...1, "The opacity of the black over it.")
    list.boolean("behind.blurs", \.zoom.blurs, "Blur", "Whether it is blurred as well.")
  }
}
