import CoreGraphics
import UIKit

/// Frames side by side in one picture, each with its time below: a transition seen whole. A row for each phase.
@MainActor
struct FilmStrip {
  /// The frames of one run.
  struct Row {
    /// What stands before the first frame's time; nil for nothing.
    var title: String?
    var frames: [Frame]
  }

  struct Frame {
    /// Seconds since the phase began.
    var time: TimeInterval
    var image: CGImage
  }

  private(set) var rows: [Row] = []

  private static let margin: CGFloat = 28
  private static let gap: CGFloat = 14
  private static let captionHeight: CGFloat = 30
  private static let rowGap: CGFloat = 12

  /// Adds a row of `count` pictures of a run, evenly spread from its beginning to its very end.
  ///
  /// - Parameter duration: how long the run takes, in seconds, as an earlier one has told.
  mutating func add(_ run: PhaseRun, title: String?, count: Int, duration: TimeInterval) {
    let frames = (0..<count).map { index in
      // The last one waits until all that is due at the end has happened.
      let time = index == count - 1 ? duration : duration * Double(index) / Double(max(count - 1, 1))
      run.advance(to: time)
      return Frame(time: time, image: run.image(at: time))
    }
    rows.append(Row(title: title, frames: frames))
  }

  /// The strip, in the frames' own pixels.
  func image(isDark: Bool) -> CGImage? {
    let widths = rows.map { row in row.frames.reduce(0) { $0 + CGFloat($1.image.width) } + Self.gap * CGFloat(row.frames.count - 1) }
    let heights = rows.map { row in row.frames.map { CGFloat($0.image.height) }.max() ?? 0 }
    let size = CGSize(
      width: (widths.max() ?? 0) + 2 * Self.margin,
      height: heights.reduce(0) { $0 + $1 + Self.captionHeight } + Self.rowGap * CGFloat(rows.count - 1) + 2 * Self.margin
        - Self.captionHeight / 2)
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    let palette = Palette(isDark: isDark)
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      palette.background.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var top = Self.margin
      for (row, height) in zip(rows, heights) {
        draw(row, top: top, height: height, palette)
        top += height + Self.captionHeight + Self.rowGap
      }
    }.cgImage
  }

  private func draw(_ row: Row, top: CGFloat, height: CGFloat, _ palette: Palette) {
    var left = Self.margin
    for (index, frame) in row.frames.enumerated() {
      let area = CGRect(x: left, y: top, width: CGFloat(frame.image.width), height: CGFloat(frame.image.height))
      UIImage(cgImage: frame.image).draw(in: area)
      // A hairline just outside, so that not a pixel of the frame is covered.
      palette.hairline.setStroke()
      let outline = UIBezierPath(rect: area.insetBy(dx: -0.5, dy: -0.5))
      outline.lineWidth = 1
      outline.stroke()
      draw(Self.time(frame.time), title: index == 0 ? row.title : nil, below: area, palette)
      left += area.width + Self.gap
    }
  }

  /// The time in the middle below a frame, or where that would touch a title, which is flush with the frame's left edge, beside it.
  private func draw(_ time: String, title: String?, below area: CGRect, _ palette: Palette) {
    let font = UIFont.systemFont(ofSize: 13)
    let y = area.maxY + 8
    var left = (area.midX - time.size(withAttributes: [.font: font]).width / 2).rounded()
    if let title {
      let bold = UIFont.systemFont(ofSize: 13, weight: .semibold)
      title.draw(at: CGPoint(x: area.minX, y: y), withAttributes: [.font: bold, .foregroundColor: palette.title])
      left = max(left, (area.minX + title.size(withAttributes: [.font: bold]).width + 10).rounded())
    }
    time.draw(at: CGPoint(x: left, y: y), withAttributes: [.font: font, .foregroundColor: palette.caption])
  }

  /// Hundredths of a second, which tell the frames of any transition apart.
  private static func time(_ time: TimeInterval) -> String { String(format: "%.2f s", time) }

  /// Quiet greys, so that the frames are what one looks at.
  private struct Palette {
    let background: UIColor
    let hairline: UIColor
    let caption: UIColor
    let title: UIColor

    init(isDark: Bool) {
      background = UIColor(white: isDark ? 0.11 : 0.95, alpha: 1)
      hairline = UIColor(white: isDark ? 1 : 0, alpha: 0.14)
      caption = UIColor(white: isDark ? 0.66 : 0.42, alpha: 1)
      title = UIColor(white: isDark ? 0.92 : 0.16, alpha: 1)
    }
  }
}
