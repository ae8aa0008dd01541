import Rehearsal
import UIKit

/// The page with the views on the stage as an outline, and the doctor's findings.
final class ViewsViewController: UIViewController {
  /// Called with the view to mark on the stage, or nil for none.
  var onSelect: (UIView?) -> Void = { _ in }
  /// Called when presses on the stage start or stop to select views.
  var onPicking: (Bool) -> Void = { _ in }
  /// Called when the person clears the doctor's findings.
  var onClearDoctor: () -> Void = {}

  private let tree = ViewTreeView()
  private let doctor = DoctorListView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = Theme.background
    tree.onSelect = { [unowned self] in onSelect($0) }
    tree.onPicking = { [unowned self] in onPicking($0) }
    doctor.onClear = { [unowned self] in onClearDoctor() }
    doctor.addHairline(at: .top)
    for subview in [tree, doctor] as [UIView] { view.addSubview(subview) }
  }

  /// Updates the page for a stage. It costs nothing while the page is hidden.
  func refresh(_ stage: Stage) {
    guard isViewLoaded, view.window != nil else { return }
    tree.scene = stage.scene
    tree.refresh()
    doctor.show(stage.scene.doctor.diagnoses)
  }

  /// Selects the view at a point of the stage.
  func pick(at point: CGPoint) { tree.pick(at: point) }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tree.isPicking = false
    onSelect(nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let doctorHeight = (bounds.height * 0.3).rounded().clamped(to: 120...280)
    doctor.frame = CGRect(x: 0, y: bounds.height - doctorHeight, width: bounds.width, height: doctorHeight)
    tree.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(doctor.frame.minY, 0))
  }
}
