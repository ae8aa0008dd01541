import Rehearsal
import Transitions
import Tweaks
import UIKit

/// A demo of a sheet with places over a map, which can be dragged up, down and away.
final class BottomSheetDemo: Demo {
  static let id = "bottom-sheet"
  static let title = "Bottom sheet"
  static let chapter = DemoChapter.modal
  static var tweaks: [TweakGroup] { BottomSheetTweaks.all.groups }

  /// The original article's sheet, and the defaults of well-known sheet libraries.
  static var presets: [Preset] {
    [
      BottomSheetTweaks.all.preset("article", of: id) {
        $0.sheet.expands = false
        $0.sheet.showsGrabber = false
        $0.sheet.cornerRadius = 0
        $0.sheet.isDraggable = false
      },
      BottomSheetTweaks.all.preset("panmodal", of: id) {
        $0.sheet.duration = 0.5
        $0.sheet.cornerRadius = 8
        $0.sheet.dimming = 0.7
        $0.sheet.topClearance = 21
        $0.sheet.dismissVelocity = 300
      },
      BottomSheetTweaks.all.preset("bottompopup", of: id) {
        $0.sheet.duration = 0.5
        $0.sheet.height = 377
        $0.sheet.cornerRadius = 10
        $0.sheet.dimming = 0.5
        $0.sheet.expands = false
      },
      BottomSheetTweaks.all.preset("fittedsheets", of: id) { $0.sheet.dismissVelocity = 500 },
    ]
  }

  static let exhibits = [
    exhibit(.forgetsView, diagnoses: [.destinationNeverAdded]),
    exhibit(.completesWithFalse, diagnoses: []),
    exhibit(.neverCompletes, diagnoses: [.neverCompleted, .overlapping]),
    exhibit(.loadsViewWithoutSize, diagnoses: [.destinationInvisible]),
  ]

  private static func exhibit(_ mistake: SheetMistake, diagnoses: Set<DiagnosisKind>) -> DemoExhibit {
    DemoExhibit(mistake.rawValue, values: ["exhibit.mistake": .option(mistake.rawValue)], diagnoses: diagnoses)
  }

  let rootViewController: UIViewController
  private let setting: DemoSetting
  private var mistaken: MistakenSheetAnimator?

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
    let tweaks = BottomSheetTweaks.all.parameters(from: setting.tweaks)
    let list = PlaceListView(title: "Places nearby", places: Place.all)
    let screen = screen(with: list, tweaks)
    name(from: rootViewController, to: screen)
    rootViewController.present(screen, animated: true)
  }

  private func screen(with list: PlaceListView, _ tweaks: BottomSheetTweaks) -> UIViewController {
    if tweaks.mistake == .loadsViewWithoutSize { return UnsizedSheetController(content: list) }
    if tweaks.usesStandardSheet { return StandardSheetController(list, tweaks.sheet) }
    let sheet = BottomSheet(parameters: tweaks.sheet)
    list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    sheet.loadViewIfNeeded()
    list.frame = sheet.contentView.bounds
    sheet.contentView.addSubview(list)
    sheet.scrollView = list.scrollView
    // The sheet doesn't retain its delegate.
    mistaken = tweaks.mistake == .none ? nil : MistakenSheetAnimator(tweaks.mistake, of: sheet)
    if let mistaken { sheet.transitioningDelegate = mistaken }
    return sheet
  }
}
