import Compositor
import Host
import UIKit

/// Measures what should not depend on the amount of content: a few moving layers among many, and opening a long table.
@MainActor
struct ScaleBenchmark {
  private static let runs = 9
  private static let moving = 10
  private static let clock = SystemClock()

  /// Returns the measurements. Those of one kind are successive, with increasing amounts of content.
  func measure() -> [Measure] {
    let layers = [10, 10_000].map { count in
      Measure(name: "a frame with \(Self.moving) moving layers of \(count)", unit: .milliseconds, samples: frames(of: count))
    }
    let rows = [100, 100_000].map { count in
      Measure(
        name: "opening a table of \(count) rows with heights of their own", unit: .milliseconds,
        samples: (0..<Self.runs).map { _ in opening(rows: count) })
    }
    return layers + rows
  }

  /// Returns the times of frames in which a few of many layers move, in milliseconds.
  private func frames(of count: Int) -> [Double] {
    let root = CALayer()
    root.frame = CGRect(x: 0, y: 0, width: 1280, height: 900)
    let layers = (0..<count).map { index in
      let layer = CALayer()
      layer.frame = CGRect(x: index % 128 * 10, y: index / 128 % 90 * 10, width: 8, height: 8)
      layer.backgroundColor = CGColor(gray: 0.5, alpha: 1)
      return layer
    }
    for layer in layers { root.addSublayer(layer) }
    let tree = LayerTree(root: root, time: 0)
    defer { tree.close() }
    let compositor = Compositor(threads: 1, textEngine: GraphicsServices.current.textEngine)
    func draw(at time: Double) {
      RunningScene.perform(in: tree, at: time) {
        tree.advance()
        tree.commit()
      }
      _ = compositor.render(root, at: time, width: 1280, height: 900, scale: 1, background: .white)
    }
    RunningScene.perform(in: tree, at: 0) {
      for layer in layers.prefix(Self.moving) {
        let move = CABasicAnimation(keyPath: "position.y")
        move.byValue = 500
        move.duration = 10
        layer.add(move, forKey: nil)
      }
    }
    for frame in 0..<3 { draw(at: Double(frame) / 60) }
    return (3..<60).map { frame in
      let begin = Self.clock.now
      draw(at: Double(frame) / 60)
      return (Self.clock.now - begin) * 1000
    }
  }

  /// Returns the time from creating a table to its first layout, in milliseconds.
  private func opening(rows: Int) -> Double {
    let source = PlainRows(count: rows)
    let begin = Self.clock.now
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
    table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
    table.dataSource = source
    table.delegate = source
    table.layoutIfNeeded()
    return (Self.clock.now - begin) * 1000
  }
}

/// Rows of two heights.
@MainActor
private final class PlainRows: UITableViewDataSource, UITableViewDelegate {
  private let count: Int

  init(count: Int) { self.count = count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { indexPath.row % 2 == 0 ? 44 : 60 }
}
