import UIKit

extension Theme {
  @MainActor
  enum Timeline {
    /// The height of the header with the transport controls.
    nonisolated static let headerHeight: CGFloat = 44
    static let rulerHeight: CGFloat = 24
    /// The height of the lane below the ruler, with input and transitions.
    static let laneHeight: CGFloat = 20
    static let rowHeight: CGFloat = 24
    /// The space between a bar and the edges of its row.
    static let barInset: CGFloat = 3
    /// The space between the column of names and time 0.
    static let leading: CGFloat = 12
    /// The space between the end of the phase and the right edge. It contains the captions of bars if there is enough space.
    static let trailing: CGFloat = 16
    static let captionWidth: CGFloat = 112

    static let field = dynamic(light: 0xffffff, dark: 0x1c1c1f)
    /// The background after the end of the phase.
    static let beyond = dynamic(light: 0xf0f0f3, dark: 0x202024)
    static let grid = dynamic(light: 0xececf0, dark: 0x2b2b30)
    static let tick = dynamic(light: 0xb4b4ba, dark: 0x5c5c62)
    static let hover = dynamic(light: 0xe9f1fc, dark: 0x26303d)
    static let playhead = dynamic(light: 0xe0342b, dark: 0xff6157)
    /// The curves of another recording, behind this one.
    static let ghost = dynamic(light: 0x8e8e96, dark: 0x8a8a92)
    static let gesture = dynamic(light: 0x6b4fc4, dark: 0xb39dff)
    static let transition = accent
    static let cancelled = dynamic(light: 0xb25900, dark: 0xffb257)
    static let haptic = dynamic(light: 0x1a7f37, dark: 0x57cc6d)

    /// Properties are grouped by color: geometry, transforms, appearance, and everything else.
    static func color(of keyPath: String) -> UIColor {
      switch keyPath.prefix(while: { $0 != "." }) {
      case "position", "bounds", "anchorPoint", "zPosition": geometry
      case "transform", "sublayerTransform": transform
      case "opacity", "backgroundColor", "borderColor", "shadowColor", "shadowOpacity", "tintColor", "fillColor", "strokeColor", "contents",
        "hidden":
        looks
      default: other
      }
    }

    private static let geometry = dynamic(light: 0x1f6feb, dark: 0x5aa2ff)
    private static let transform = dynamic(light: 0x0a7f77, dark: 0x3fc7bb)
    private static let looks = dynamic(light: 0x9a3fb5, dark: 0xd88cf0)
    private static let other = dynamic(light: 0x9c5f00, dark: 0xe8ae4a)
  }
}
