import Transitions
import Tweaks
import UIKit

/// A sheet of places that comes up over a map, and can be drawn up, down and away.
final class BottomSheetDemo: Demo {
  static let id = "bottom-sheet"
  static let title = "Bottom sheet"
  static let chapter = DemoChapter.modal
  static var tweaks: [TweakGroup] { parameters.groups }

  private static let parameters = ParameterTweaks(
    BottomSheet.Parameters(),
    [
      .group(
        "Motion",
        [
          .number("sheet.duration", \.duration, "Duration", in: 0.05...3, step: 0.01, unit: .seconds, "How long it comes up, and goes."),
          .curve("sheet.curve", \.curve, "Curve", "How it comes and goes, unless it is let go on the way."),
          .number(
            "settle.stiffness", \.settleStiffness, "Stiffness", in: 50...1500, step: 10,
            "Of the critically damped spring on which it settles when let go."),
        ],
        timings: [
          .curve("Come and go", duration: "sheet.duration", curve: "sheet.curve"), .spring("Settle", stiffness: "settle.stiffness"),
        ]),
      .group(
        "Sheet",
        [
          .number("sheet.height", \.height, "Height", in: 200...800, step: 1, unit: .points, "How tall it is when it has come up."),
          .boolean("sheet.expands", \.expands, "Expands", "Whether it can be drawn up to the top."),
          .number(
            "sheet.clearance", \.topClearance, "Top clearance", in: 0...100, step: 1, unit: .points,
            "What stays free above it when it is drawn up."),
          .number("sheet.radius", \.cornerRadius, "Corner radius", in: 0...40, step: 1, unit: .points, "How round its upper corners are."),
          .boolean("sheet.grabber", \.showsGrabber, "Grabber", "Whether it has a handle at the top."),
          .number("overlay.dimming", \.dimming, "Dimming", in: 0...1, step: 0.01, unit: .ratio, "How dark the screen below becomes."),
        ]),
      .group(
        "Drag",
        [
          .number(
            "drag.threshold", \.dismissThreshold, "Threshold", in: 0.1...0.9, step: 0.01, unit: .ratio,
            "The share of its height past which it leaves when let go."),
          .number(
            "drag.velocity", \.dismissVelocity, "Flick", in: 100...3000, step: 50, unit: .pointsPerSecond,
            "The speed at which it leaves from anywhere."),
          .number(
            "drag.rubber", \.rubberBand, "Rubber band", in: 0...1, step: 0.01, unit: .ratio,
            "How much it gives way when drawn beyond its top; 0 not at all."),
        ]),
      .group(
        "Exhibit",
        [
          .option(
            "exhibit.mistake", \.mistake, "Mistake", "A promise to UIKit that the animator breaks. Present it, and see what is left.")
        ]),
    ])

  /// The article's own sheet, and what well-known sheet libraries ship with.
  static var presets: [Preset] {
    [
      preset("article") {
        $0.expands = false
        $0.showsGrabber = false
        $0.cornerRadius = 0
      },
      preset("panmodal") {
        $0.duration = 0.5
        $0.cornerRadius = 8
        $0.dimming = 0.7
        $0.topClearance = 21
        $0.dismissVelocity = 300
      },
      preset("bottompopup") {
        $0.duration = 0.5
        $0.height = 377
        $0.cornerRadius = 10
        $0.dimming = 0.5
        $0.expands = false
      },
      preset("fittedsheets") { $0.dismissVelocity = 500 },
    ]
  }

  private static func preset(_ name: String, _ change: (inout BottomSheet.Parameters) -> Void) -> Preset {
    var values = BottomSheet.Parameters()
    change(&values)
    return parameters.preset(name, of: id, with: values)
  }

  static let exhibits = [
    exhibit(.forgetsView, diagnoses: [.destinationNeverAdded]),
    exhibit(.completesWithFalse, diagnoses: []),
    exhibit(.neverCompletes, diagnoses: [.neverCompleted, .overlapping]),
  ]

  private static func exhibit(_ mistake: BottomSheet.Mistake, diagnoses: Set<DiagnosisKind>) -> DemoExhibit {
    DemoExhibit(mistake.rawValue, values: ["exhibit.mistake": .option(mistake.rawValue)], diagnoses: diagnoses)
  }

  let rootViewController: UIViewController
  private let setting: DemoSetting

  init(_ setting: DemoSetting) {
    self.setting = setting
    weak var demo: BottomSheetDemo?
    rootViewController = MapController(Place.all[3], action: UIAction(title: "Places nearby") { _ in demo?.run(.present) })
    demo = self
  }

  func run(_ phase: DemoPhase) {
    switch phase {
    case .present: present()
    case .dismiss: rootViewController.dismiss(animated: true)
    }
  }

  private func present() {
    let sheet = BottomSheet(parameters: Self.parameters.parameters(from: setting.tweaks))
    let list = PlaceListView(title: "Places nearby", places: Place.all)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.loadViewIfNeeded()
    list.frame = sheet.contentView.bounds
    sheet.contentView.addSubview(list)
    sheet.scrollView = list.scrollView
    sheet.overlay.layer.name = "overlay"
    sheet.sheet.layer.name = "sheet"
    name(from: rootViewController, to: sheet)
    rootViewController.present(sheet, animated: true)
  }
}
