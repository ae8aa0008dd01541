import Host
import UIKit

/// Measures Auto Layout with a list of rows as views, from activating their constraints to their frames.
@MainActor
struct ViewListBenchmark {
  private static let repetitions = 3

  /// Returns one result per length. Each length is twice the previous one.
  func measure() -> [LayoutBenchmark.Row] {
    var measured: [LayoutBenchmark.Row] = []
    for rows in [250, 500, 1000, 2000] {
      var (build, lastHeight) = (Double.infinity, Double.infinity)
      for repetition in 1...Self.repetitions {
        let list = ViewList(rows: rows)
        build = min(build, Self.time { list.activate() })
        lastHeight = min(lastHeight, Self.time { list.setLastHeight(44 + CGFloat(repetition)) })
      }
      measured.append(
        LayoutBenchmark.Row(rows: rows, build: build, growth: measured.last.map { build / $0.build }, lastHeight: lastHeight))
    }
    return measured
  }

  private static func time(_ body: () -> Void) -> Double {
    let clock = SystemClock()
    let start = clock.now
    body()
    return clock.now - start
  }
}

/// Rows of 44 points, 8 points apart, each with a centered label. There are five constraints per row, including those of the label.
@MainActor
private struct ViewList {
  private let root = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  private var constraints: [NSLayoutConstraint] = []
  private var lastHeight: NSLayoutConstraint?

  init(rows: Int) {
    var bottom = root.topAnchor
    for index in 0..<rows {
      let (row, label) = (UIView(), UILabel())
      label.text = "Row \(index)"
      for view in [row, label] { view.translatesAutoresizingMaskIntoConstraints = false }
      root.addSubview(row)
      row.addSubview(label)
      let height = row.heightAnchor.constraint(equalToConstant: 44)
      constraints += [
        row.topAnchor.constraint(equalTo: bottom, constant: 8), height,
        row.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 16),
        row.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -16),
        label.centerXAnchor.constraint(equalTo: row.centerXAnchor),
      ]
      bottom = row.bottomAnchor
      lastHeight = height
    }
  }

  func activate() {
    NSLayoutConstraint.activate(constraints)
    root.layoutIfNeeded()
  }

  func setLastHeight(_ height: CGFloat) {
    lastHeight?.constant = height
    root.layoutIfNeeded()
  }
}
