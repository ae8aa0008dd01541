import Components
import Rehearsal
import UIKit

/// A picture of an editor next to the workbench, as two windows on a desktop.
@MainActor
final class EditingScene {
  /// The size of the whole picture, in points.
  static let size = CGSize(width: 880, height: 640)
  /// In points.
  static let workbenchSize = CGSize(width: 464, height: 578)

  let editor = EditorView()
  private let editorFrame: TitledFrame
  private let workbenchView = UIImageView()
  private let scale: CGFloat
  private let window: OffscreenView

  /// `scale` is in pixels per point.
  init(fileName: String, appearance: Appearance, scale: CGFloat, threads: Int?) {
    self.scale = scale
    let editorFrame = TitledFrame(fileName, editor, bar: Theme.color(0x2b313a), text: Theme.color(0xdfe3ea))
    let workbenchFrame = TitledFrame("Glissade", workbenchView, bar: Theme.background, text: Theme.quietText)
    self.editorFrame = editorFrame
    window = OffscreenView(
      size: Self.size, scale: scale, appearance: appearance, background: Theme.color(0x55647f), threads: threads
    ) {
      let view = UIView()
      let margin: CGFloat = 16
      let height = Self.size.height - 2 * margin
      let left = Self.size.width - margin - Self.workbenchSize.width
      editorFrame.frame = CGRect(x: margin, y: margin, width: left - 2 * margin, height: height)
      workbenchFrame.frame = CGRect(x: left, y: margin, width: Self.workbenchSize.width, height: height)
      view.addSubview(editorFrame)
      view.addSubview(workbenchFrame)
      return view
    }
  }

  var isModified = false { didSet { editorFrame.isMarked = isModified } }

  func image(workbench: CGImage) -> CGImage {
    window.image { workbenchView.image = UIImage(cgImage: workbench, scale: scale, orientation: .up) }
  }

  func close() { window.close() }
}

private final class TitledFrame: KitView {
  private let clip = KitView(fill: nil)
  private let label: UILabel
  private let title: String

  init(_ title: String, _ body: UIView, bar: UIColor, text: UIColor) {
    self.title = title
    label = UILabel(Theme.body, text, text: title, alignment: .center)
    super.init(frame: .zero)
    layer.castShadow(opacity: 0.35, radius: 14, drop: 6)
    clip.layer.cornerRadius = 9
    clip.clipsToBounds = true
    addSubview(clip)
    clip.arrange(Column(Overlay(UIView(fill: bar), label).sized(height: 30), body))
  }

  var isMarked = false { didSet { label.text = isMarked ? title + "  ●" : title } }

  override func layoutSubviews() {
    super.layoutSubviews()
    clip.frame = bounds
    layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 9).cgPath
  }
}
