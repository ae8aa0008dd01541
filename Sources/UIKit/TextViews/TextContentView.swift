import Foundation

final class TextContentView: InternalView {
  var textLayout = TextLayout() { didSet { setNeedsDisplay() } }
  let caret = CaretView()
  private var marks: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
    addSubview(caret)
    tintColorDidChange()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    textLayout.draw(at: .zero, in: context)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    caret.backgroundColor = tintColor
    for mark in marks { mark.backgroundColor = markColor }
  }

  private var markColor: UIColor { tintColor.withAlphaComponent(0.25) }

  /// Shows the selection in the given areas.
  func mark(_ areas: [CGRect]) {
    while marks.count < areas.count {
      let mark = UIView()
      mark.backgroundColor = markColor
      insertSubview(mark, at: 0)
      marks.append(mark)
    }
    for (index, mark) in marks.enumerated() {
      mark.isHidden = index >= areas.count
      if index < areas.count { mark.frame = areas[index] }
    }
  }
}
