import UIKit

/// A page that says when UIKit's appearance callbacks come out of order, or its content is changed.
@MainActor
class MonkeyPage: UIViewController {
  /// The numbers from which the page was made, so that another one like it can be made.
  let numbers: [Int]
  private weak var stage: MonkeyStage?
  private var appearance = "disappeared"
  private var tint: Int { numbers.first ?? 0 }

  init(_ numbers: [Int], on stage: MonkeyStage) {
    (self.numbers, self.stage) = (numbers, stage)
    super.init(nibName: nil, bundle: nil)
    title = name
    stage.pages.append(self)
  }

  required init?(coder: NSCoder) { nil }

  var name: String { "Page " + numbers.map(String.init).joined(separator: ".") }

  /// A Boolean value that indicates whether UIKit has said that the page has appeared, or nil in the middle of a change.
  var hasAppeared: Bool? { appearance == "appeared" ? true : appearance == "disappeared" ? false : nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = [UIColor.systemBackground, .systemYellow, .systemTeal, .systemPink, .systemGray5, .systemOrange][tint % 6]
    let box = UIView(frame: CGRect(x: 30, y: 150, width: 120, height: 80))
    box.backgroundColor = .systemBlue
    box.layer.cornerRadius = 12
    view.addSubview(box)
  }

  private func change(from former: Set<String>, to new: String) {
    stage?.expect(former.contains(appearance), "\(name) was told that it is \(new) after it was \(appearance)")
    appearance = new
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    change(from: ["disappeared", "disappearing"], to: "appearing")
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    change(from: ["appearing"], to: "appeared")
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    change(from: ["appearing", "appeared"], to: "disappearing")
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    change(from: ["disappearing"], to: "disappeared")
  }
}

/// A page whose content scrolls: a grid of tiles, from which other pages zoom.
@MainActor
final class MonkeyGallery: MonkeyPage, UIScrollViewDelegate {
  let scrollView = UIScrollView()
  let tiles = (0..<12).map { _ in UIView() }
  /// The tiles that were removed.
  var removed: Set<Int> = [] { didSet { viewIfLoaded?.setNeedsLayout() } }

  override func viewDidLoad() {
    super.viewDidLoad()
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(scrollView)
    for (index, tile) in tiles.enumerated() {
      tile.backgroundColor = [UIColor.systemRed, .systemGreen, .systemIndigo, .label][index % 4]
      tile.layer.cornerRadius = CGFloat(index % 3) * 8
      tile.clipsToBounds = true
      let label = UILabel(frame: CGRect(x: 8, y: 8, width: 60, height: 24))
      label.text = "\(index)"
      tile.addSubview(label)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let side = (view.bounds.width - 40) / 3
    for index in removed { tiles[index].removeFromSuperview() }
    for (place, index) in tiles.indices.filter({ !removed.contains($0) }).enumerated() {
      let tile = tiles[index]
      if tile.superview !== scrollView { scrollView.insertSubview(tile, at: place) }
      let (column, row) = (CGFloat(index % 3), CGFloat(index / 3))
      tile.bounds.size = CGSize(width: side, height: side * 1.2)
      tile.center = CGPoint(x: 10 + (side + 10) * column + side / 2, y: 10 + (side * 1.2 + 10) * row + side * 0.6)
    }
    scrollView.contentSize = CGSize(width: view.bounds.width, height: (side * 1.2 + 10) * 4 + 400)
  }
}
