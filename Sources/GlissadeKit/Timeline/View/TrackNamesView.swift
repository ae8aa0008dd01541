import Rehearsal
import UIKit

/// The names of layers and properties, one row for each track.
final class TrackNamesView: DrawnView {
  var rows = TimelineRows(nil) { didSet { if rows != oldValue { setNeedsDisplay() } } }

  /// The space between a layer's name and its property.
  private static let gap: CGFloat = 8

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    for (index, row) in rows.rows.enumerated() {
      let area = CGRect(x: 0, y: CGFloat(index) * Theme.Timeline.rowHeight, width: bounds.width, height: Theme.Timeline.rowHeight)
      if row.isFirstOfLayer, index > 0 { context.fill(CGRect(x: 0, y: area.minY, width: area.width, height: 1), Theme.Timeline.grid) }
      draw(row, in: area)
    }
  }

  private func draw(_ row: TimelineRows.Row, in area: CGRect) {
    let property = row.track.keyPath as NSString
    let propertyLooks: [NSAttributedString.Key: Any] = [.font: Theme.caption, .foregroundColor: Theme.quietText]
    let right = area.maxX - 12
    let left = Theme.margin
    let wanted = property.size(withAttributes: propertyLooks).width.rounded(.up)
    let width = min(wanted, right - left)
    draw(property, propertyLooks, in: CGRect(x: right - width, y: area.minY, width: width, height: area.height), height: 14)
    guard row.isFirstOfLayer else { return }
    let title = row.track.layer
    let font: UIFont = title.isNamed ? .systemFont(ofSize: 13, weight: .medium) : Theme.body
    let looks: [NSAttributedString.Key: Any] = [.font: font, .foregroundColor: Theme.text]
    let room = right - width - Self.gap - left
    guard room > 20 else { return }
    // The count is visible even if the name is truncated.
    let count = (row.track.count > 1 ? " ×\(row.track.count)" : "") as NSString
    let countWidth = count.size(withAttributes: looks).width.rounded(.up)
    let name = title.text as NSString
    let nameWidth = min(name.size(withAttributes: looks).width.rounded(.up), room - countWidth)
    draw(name, looks, in: CGRect(x: left, y: area.minY, width: nameWidth, height: area.height), height: 16)
    guard row.track.count > 1 else { return }
    draw(count, looks, in: CGRect(x: left + nameWidth, y: area.minY, width: countWidth, height: area.height), height: 16)
  }

  private func draw(_ text: NSString, _ looks: [NSAttributedString.Key: Any], in area: CGRect, height: CGFloat) {
    let line = CGRect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height)
    text.draw(with: line, options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], attributes: looks, context: nil)
  }
}
