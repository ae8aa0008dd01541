import UIKit

/// A screen of colorful tiles, for code that contains only a transition and needs screens.
final class StockGridController: UIViewController {
  var onChoose: (UIView) -> Void = { _ in }
  private(set) lazy var sourceView: UIView = tiles[4]

  private let heading = UILabel()
  private let tiles = (0..<12).map { StockTile($0) }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    heading.text = title
    heading.font = .systemFont(ofSize: 34, weight: .bold)
    heading.textColor = .label
    view.addSubview(heading)
    for tile in tiles {
      tile.addAction(UIAction { [weak self, weak tile] _ in if let tile { self?.choose(tile) } }, for: .touchUpInside)
      view.addSubview(tile)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaInsets
    let hasBar = navigationController?.isNavigationBarHidden == false
    heading.isHidden = hasBar
    heading.frame = CGRect(x: 16, y: safe.top + 8, width: view.bounds.width - 32, height: 44)
    let top = hasBar ? safe.top + 10 : heading.frame.maxY + 10
    let side = ((view.bounds.width - 32 - 20) / 3).rounded(.down)
    for (index, tile) in tiles.enumerated() {
      let (row, column) = (CGFloat(index / 3), CGFloat(index % 3))
      tile.frame = CGRect(x: 16 + column * (side + 10), y: top + row * (side + 10), width: side, height: side)
    }
  }

  private func choose(_ tile: UIView) {
    sourceView = tile
    onChoose(tile)
  }
}

final class StockTile: UIControl {
  private let gradient = CAGradientLayer()

  init(_ index: Int) {
    super.init(frame: .zero)
    gradient.colors = StockTile.colors(index).map(\.cgColor)
    gradient.startPoint = .zero
    gradient.endPoint = CGPoint(x: 1, y: 1)
    gradient.cornerRadius = 12
    layer.addSublayer(gradient)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    gradient.frame = bounds
  }

  /// The colors of a tile, from the top left to the bottom right.
  static func colors(_ index: Int) -> [UIColor] {
    let hue = CGFloat((index * 5) % 12) / 12
    return [
      UIColor(hue: hue, saturation: 0.55, brightness: 0.98, alpha: 1),
      UIColor(hue: (hue + 0.09).truncatingRemainder(dividingBy: 1), saturation: 0.75, brightness: 0.78, alpha: 1),
    ]
  }
}
