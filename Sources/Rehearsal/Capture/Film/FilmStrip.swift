import CoreGraphics
import UIKit

/// Frames side by side in one image, with the time below each and a row for each phase.
///
/// Each frame is copied to its place as soon as it is drawn, so only the image itself is in memory.
@MainActor
package struct FilmStrip {
  package struct Row {
    /// The title to the left of the first frame's time.
    var title: String?
    /// The times of the frames, in seconds since the start of the run.
    var times: [TimeInterval]

    /// Creates a row. The last frame shows the end of the run, which lasts `duration` seconds.
    package init(title: String?, count: Int, duration: TimeInterval) {
      self.title = title
      let last = count - 1
      times = (0..<count).map { index in index == last ? duration : duration * Double(index) / Double(last) }
    }
  }

  private let layout: FilmStripLayout
  private let rows: [Row]
  private let pixels: PixelBuffer

  /// Creates a strip without its frames. Each row has as many frames as the layout has columns.
  package init?(_ layout: FilmStripLayout, rows: [Row], isDark: Bool) {
    self.layout = layout
    self.rows = rows
    guard let ground = Self.ground(layout, rows, Palette(isDark: isDark))?.pixels else { return nil }
    pixels = PixelBuffer(width: ground.width, height: ground.height)
    for y in 0..<pixels.height { pixels.row(y).update(from: ground.row(y), count: pixels.width) }
  }

  package func fill(row: Int, from run: PhaseRun) {
    for (column, time) in rows[row].times.enumerated() {
      run.advance(to: time)
      place(run.image(at: time), row: row, column: column)
    }
  }

  private func place(_ image: CGImage, row: Int, column: Int) {
    let origin = layout.origin(row: row, column: column)
    for y in 0..<min(image.height, layout.frame.height) {
      (pixels.row(origin.y + y) + origin.x).update(from: image.pixels.row(y), count: min(image.width, layout.frame.width))
    }
  }

  /// The image of the strip. It shares the strip's pixels, so nothing can be drawn after it has been read.
  package var image: CGImage { CGImage(pixels: pixels) }

  // MARK: Around the frames

  private static func ground(_ layout: FilmStripLayout, _ rows: [Row], _ palette: Palette) -> CGImage? {
    let size = CGSize(width: layout.size.width, height: layout.size.height)
    let format = UIGraphicsImageRendererFormat()
    format.opaque = true
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      palette.background.setFill()
      context.fill(CGRect(origin: .zero, size: size))
      for (index, row) in rows.enumerated() {
        for (column, time) in row.times.enumerated() {
          let origin = layout.origin(row: index, column: column)
          let area = CGRect(x: origin.x, y: origin.y, width: layout.frame.width, height: layout.frame.height)
          // A hairline just outside the frame, so that it covers no pixel of the frame.
          palette.hairline.setStroke()
          let outline = UIBezierPath(rect: area.insetBy(dx: -0.5, dy: -0.5))
          outline.lineWidth = 1
          outline.stroke()
          draw(Self.text(time), title: column == 0 ? row.title : nil, below: area, palette)
        }
      }
    }.cgImage
  }

  /// Draws the time centered below a frame, or after the title if they would overlap. The title is aligned with the frame's left edge.
  private static func draw(_ time: String, title: String?, below area: CGRect, _ palette: Palette) {
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

  /// The time in hundredths of a second, which distinguishes the frames of any transition.
  private static func text(_ time: TimeInterval) -> String { String(format: "%.2f s", time) }

  /// Muted grays, which keep the attention on the frames.
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
