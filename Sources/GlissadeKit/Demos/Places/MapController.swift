import UIKit

/// A map around a place, with a button at the bottom if there is an action.
final class MapController: UIViewController {
  private let map = TownMapView()
  private let button: UIButton?

  init(_ place: Place, action: UIAction? = nil) {
    button = action.map { ActionButton.make($0) }
    super.init(nibName: nil, bundle: nil)
    title = place.name
    map.place = place
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("A map screen is made in code.") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.addSubview(map)
    if let button { view.addSubview(button) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    map.frame = view.bounds
    button?.frame = ActionButton.frame(in: view)
  }
}
