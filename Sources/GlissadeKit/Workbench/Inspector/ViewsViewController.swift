import UIKit

/// The page with what is on the stage: its views as an outline, and what the Doctor has found.
final class ViewsViewController: UIViewController, ViewTreeViewDelegate {
  /// Called with the view that is to be marked on the stage; nil for none.
  var onSelect: (UIView?) -> Void = { _ in }
  /// Called when presses on the stage choose views from now on, or no longer.
  var onPicking: (Bool) -> Void = { _ in }
  /// Called when what the Doctor has found may be forgotten.
  var onClearDoctor: () -> Void = {}

  private let tree = ViewTreeView()
  private let doctor = DoctorListView()
  private let hairline = UIView()

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = PanelStyle.background
    hairline.backgroundColor = PanelStyle.hairline
    tree.delegate = self
    doctor.onClear = { [unowned self] in onClearDoctor() }
    for subview in [tree, doctor, hairline] as [UIView] { view.addSubview(subview) }
  }

  /// Shows what is on a stage now; costs nothing while the page is not on show.
  func refresh(_ stage: Stage) {
    guard isViewLoaded, view.window != nil else { return }
    tree.scene = stage.scene
    tree.refresh()
    doctor.show(stage.scene.doctor.diagnoses)
  }

  /// Chooses the view at a point of the stage.
  func pick(at point: CGPoint) { tree.pick(at: point) }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    tree.isPicking = false
    onSelect(nil)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let bounds = view.bounds
    let doctorHeight = min(max((bounds.height * 0.3).rounded(), 120), 280)
    doctor.frame = CGRect(x: 0, y: bounds.height - doctorHeight, width: bounds.width, height: doctorHeight)
    hairline.frame = CGRect(x: 0, y: doctor.frame.minY, width: bounds.width, height: 1)
    tree.frame = CGRect(x: 0, y: 0, width: bounds.width, height: max(doctor.frame.minY, 0))
  }

  func viewTreeView(_ treeView: ViewTreeView, didSelect view: UIView?) { onSelect(view) }
  func viewTreeView(_ treeView: ViewTreeView, setsPicking isPicking: Bool) { onPicking(isPicking) }
}
