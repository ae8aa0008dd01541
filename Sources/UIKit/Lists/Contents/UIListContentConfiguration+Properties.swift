import Foundation

extension UIListContentConfiguration {
  public struct ImageProperties: Hashable {
    /// Nil stands for the tint color.
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// In points. 0 means no limit.
    public var maximumSize = CGSize.zero
    /// The size of the area in which the image is centered, in points. 0 stands for the size of the image.
    public var reservedLayoutSize = CGSize.zero
    /// Stands for the size of the system's symbols in `reservedLayoutSize`.
    public static let standardDimension: CGFloat = .greatestFiniteMagnitude
  }

  public struct TextProperties: Hashable {
    public enum TextAlignment: Int, Sendable {
      case natural, center, justified
    }

    public enum TextTransform: Int, Sendable {
      case none, uppercase, lowercase, capitalized
    }

    public var font = UIFont.preferredFont(forTextStyle: .body)
    public var color = UIColor.label
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byWordWrapping
    /// The maximum number of lines. 0 means no limit.
    public var numberOfLines = 0
    public var adjustsFontSizeToFitWidth = false
    /// A fraction of the font size in 0…1.
    public var minimumScaleFactor: CGFloat = 0
    public var transform = TextTransform.none

    @MainActor
    func show(_ text: String?, _ attributed: NSAttributedString?, in label: UILabel) {
      if label.font != font { label.font = font }
      if label.textColor != color { label.textColor = color }
      let textAlignment: NSTextAlignment = alignment == .center ? .center : alignment == .justified ? .justified : .natural
      if label.textAlignment != textAlignment { label.textAlignment = textAlignment }
      if label.lineBreakMode != lineBreakMode { label.lineBreakMode = lineBreakMode }
      if label.numberOfLines != numberOfLines { label.numberOfLines = numberOfLines }
      if label.adjustsFontSizeToFitWidth != adjustsFontSizeToFitWidth { label.adjustsFontSizeToFitWidth = adjustsFontSizeToFitWidth }
      if label.minimumScaleFactor != minimumScaleFactor { label.minimumScaleFactor = minimumScaleFactor }
      if let attributed { label.attributedText = attributed } else { label.text = text.map(transformed) }
    }

    private func transformed(_ text: String) -> String {
      switch transform {
      case .none: text
      case .uppercase: text.uppercased()
      case .lowercase: text.lowercased()
      case .capitalized: text.capitalized
      }
    }
  }
}
