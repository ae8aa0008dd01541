import CoreGraphics
import Foundation

extension TextLayout {
  /// Draws the lines with the top left corner of the layout at `origin`. A `color` replaces those of all runs.
  func draw(at origin: CGPoint, in context: CGContext, color: UIColor? = nil) {
    for line in lines {
      for run in line.runs {
        let place = CGPoint(x: origin.x + line.x + run.x, y: origin.y + line.baseline - run.style.baselineOffset)
        if let background = run.style.background, color == nil {
          let area = CGRect(x: place.x, y: origin.y + line.y, width: run.width, height: line.height)
          context.fill(area, with: background)
        }
        let textColor = color ?? run.style.color
        let metrics = GraphicsServices.current.textEngine.metrics(of: run.run.font)
        // The thickness is a twelfth of the font size, and the distance from the baseline a tenth: typical values of fonts.
        let thickness = run.run.font.size / 12
        if let rule = run.style.underline {
          context.fill(
            rule.area(at: place, y: run.run.font.size / 10, width: run.width, thickness: thickness),
            with: color ?? rule.color ?? textColor)
        }
        context.draw(run.run, at: place, color: textColor.cgColor)
        if let rule = run.style.strikethrough {
          context.fill(
            rule.area(at: place, y: -metrics.xHeight / 2 - thickness / 2, width: run.width, thickness: thickness),
            with: color ?? rule.color ?? textColor)
        }
      }
    }
  }
}

extension TextStyle.Rule {
  fileprivate func area(at origin: CGPoint, y: CGFloat, width: CGFloat, thickness: CGFloat) -> CGRect {
    CGRect(x: origin.x, y: origin.y + y, width: width, height: isThick ? thickness * 2 : thickness)
  }
}

extension CGContext {
  fileprivate func fill(_ rect: CGRect, with color: UIColor) {
    saveGState()
    setFillColor(color.cgColor)
    fill(rect)
    restoreGState()
  }
}
