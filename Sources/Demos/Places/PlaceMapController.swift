import Components
import Transitions
import UIKit

/// A map, with the cell from the list at the bottom edge.
final class PlaceMapController: KitViewController, CellToMapScreen {
  let map = TownMapView()
  let cell: PlaceCellView

  private let place: Place
  private let parameters: CellToMap.Parameters
  private let originFrame: (UIView) -> CGRect
  private let card = UIView()
  private lazy var cardTop = card.topAnchor.constraint(equalTo: view.topAnchor)
  private lazy var cardLeading = card.leadingAnchor.constraint(equalTo: view.leadingAnchor)
  private lazy var cardTrailing = card.trailingAnchor.constraint(equalTo: view.trailingAnchor)
  private lazy var cardHeight = card.heightAnchor.constraint(equalToConstant: PlaceListController.rowHeight)
  private var isRevealed = true

  /// `originFrame` returns the frame of the list's cell in the coordinate system of a view.
  init(_ place: Place, parameters: CellToMap.Parameters, originFrame: @escaping (UIView) -> CGRect) {
    self.place = place
    self.parameters = parameters
    self.originFrame = originFrame
    cell = PlaceCellView(parameters)
    super.init()
    title = place.name
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    map.place = place
    cell.show(place)
    card.backgroundColor = .systemBackground
    card.clipsToBounds = true
    for content in [map, card] {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
    }
    cell.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(cell)
    NSLayoutConstraint.activate([
      map.topAnchor.constraint(equalTo: view.topAnchor), map.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      map.leadingAnchor.constraint(equalTo: view.leadingAnchor), map.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      cardTop, cardLeading, cardTrailing, cardHeight,
      cell.topAnchor.constraint(equalTo: card.topAnchor), cell.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      cell.leadingAnchor.constraint(equalTo: card.leadingAnchor), cell.trailingAnchor.constraint(equalTo: card.trailingAnchor),
    ])
    cell.layer.name = "cell"
    cell.icon.layer.name = "icon"
    card.layer.name = "card"
    map.layer.name = "map"
    look(revealed: isRevealed)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if isRevealed { arrange() }
  }

  // MARK: Transition

  func reveal(withDuration duration: TimeInterval, completionHandler: @escaping () -> Void) {
    UIView.performWithoutAnimation { look(revealed: false) }
    let (half, delay) = (duration / 2, parameters.moveDelay)
    parameters.animate(withDuration: half) { self.map.alpha = 1 }
    // The row's text is almost invisible when the large title appears.
    parameters.animate(withDuration: half, delay: delay) { self.cell.showsRow = false }
    parameters.animate(withDuration: half, delay: delay + half / 2) { self.cell.showsTitle = true }
    parameters.animate(withDuration: duration, delay: delay) {
      self.lookOfCard(revealed: true)
    } completion: {
      completionHandler()
    }
  }

  func hide(withDuration duration: TimeInterval, completionHandler: @escaping () -> Void) {
    let half = duration / 2
    parameters.animate(withDuration: half) {
      self.map.alpha = 0
      self.cell.showsTitle = false
    }
    parameters.animate(withDuration: half, delay: half) { self.cell.showsRow = true }
    parameters.animate(withDuration: duration) {
      self.lookOfCard(revealed: false)
    } completion: {
      completionHandler()
    }
  }

  func reset() { UIView.performWithoutAnimation { look(revealed: true) } }

  private func look(revealed: Bool) {
    map.alpha = revealed ? 1 : 0
    cell.showsRow = !revealed
    cell.showsTitle = revealed
    lookOfCard(revealed: revealed)
  }

  private func lookOfCard(revealed: Bool) {
    isRevealed = revealed
    cell.isExpanded = revealed
    card.layer.cornerRadius = revealed && parameters.shape == .box ? parameters.boxRadius : 0
    arrange()
    view.layoutIfNeeded()
  }

  private func arrange() {
    guard isRevealed else {
      let origin = originFrame(view)
      cardTop.constant = origin.minY
      cardHeight.constant = origin.height
      cardLeading.constant = 0
      cardTrailing.constant = 0
      return
    }
    let margin = parameters.shape == .box ? parameters.boxMargin : 0
    let bottom = view.safeAreaInsets.bottom
    cardHeight.constant =
      parameters.shape == .box ? parameters.boxHeight : parameters.topPadding + parameters.largeIcon + 16 + 40 + bottom
    cardTop.constant = view.bounds.height - cardHeight.constant - (parameters.shape == .box ? max(bottom, margin) : 0)
    cardLeading.constant = margin
    cardTrailing.constant = -margin
  }
}
