import Testing
import UIKit

@Suite("Button configurations")
@MainActor
struct ButtonConfigurationTests {
  /// Returns a laid out button whose image is 20 points wide and high.
  private func button(_ change: (inout UIButton.Configuration) -> Void) -> UIButton {
    var configuration = UIButton.Configuration.plain()
    configuration.title = "Title"
    configuration.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
    }
    configuration.imagePadding = 6
    change(&configuration)
    let button = UIButton(configuration: configuration)
    button.sizeToFit()
    button.layoutIfNeeded()
    return button
  }

  @Test("Given an image placement, then the image is beside that edge of the title, at the padding's distance")
  func imagePlacement() throws {
    for placement in [NSDirectionalRectEdge.leading, .trailing, .top, .bottom] {
      let button = button { $0.imagePlacement = placement }
      let (image, title) = (try #require(button.imageView?.frame), try #require(button.titleLabel?.frame))
      switch placement {
      case .leading: #expect(abs(title.minX - image.maxX - 6) < 0.01)
      case .trailing: #expect(abs(image.minX - title.maxX - 6) < 0.01)
      case .top: #expect(abs(title.minY - image.maxY - 6) < 0.01 && abs(title.midX - image.midX) < 0.01)
      default: #expect(abs(image.minY - title.maxY - 6) < 0.01 && abs(title.midX - image.midX) < 0.01)
      }
      #expect(button.bounds.contains(image.union(title)))
    }
  }

  @Test("Given a subtitle, then it is below the title in a smaller font, and the button grows")
  func subtitle() throws {
    let plain = button { _ in }
    let button = button { $0.subtitle = "A longer subtitle" }
    let (title, subtitle) = (try #require(button.titleLabel), try #require(button.subtitleLabel))
    #expect(subtitle.font.pointSize < title.font.pointSize)
    #expect(abs(subtitle.frame.minY - title.frame.maxY - 1) < 0.01)
    #expect(subtitle.frame.minX == title.frame.minX)
    #expect(button.bounds.height > plain.bounds.height)
    button.configuration?.titleAlignment = .trailing
    button.layoutIfNeeded()
    #expect(abs(title.frame.maxX - subtitle.frame.maxX) < 0.01)
  }

  @Test("Given an activity indicator, then it spins in the place of the image, which comes back")
  func activityIndicator() throws {
    let button = button { $0.showsActivityIndicator = true }
    let indicator = try #require(button.subviews.compactMap { $0 as? UIActivityIndicatorView }.first)
    #expect(indicator.isAnimating)
    #expect(button.imageView?.isHidden == true)
    #expect(button.titleLabel.map { $0.frame.minX > indicator.frame.maxX } == true)
    button.configuration?.showsActivityIndicator = false
    #expect(!indicator.isAnimating)
    #expect(button.imageView?.isHidden == false)
  }

  @Test("Given a button type with a symbol, then the button shows it")
  func types() {
    for type in [UIButton.ButtonType.detailDisclosure, .infoLight, .infoDark, .contactAdd, .close] {
      #expect(UIButton(type: type).currentImage?.isSymbolImage == true)
    }
  }

  @Test("A glass button has glass behind its title, in the shape of a capsule, and tinted if it is prominent")
  func glass() throws {
    try show(.glass(), isProminent: false)
    try show(.clearGlass(), isProminent: false)
    try show(.prominentGlass(), isProminent: true)
    try show(.prominentClearGlass(), isProminent: true)
  }

  private func show(_ configuration: UIButton.Configuration, isProminent: Bool) throws {
    let button = UIButton(configuration: configuration)
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let glass = try #require(button.subviews.lazy.compactMap { $0 as? UIVisualEffectView }.first)
    #expect(glass.frame == button.bounds && glass.layer.cornerRadius == 20)
    #expect((glass.effect as? UIGlassEffect)?.tintColor == (isProminent ? button.tintColor : nil))
    #expect(button.titleLabel?.textColor == (isProminent ? .white : .label))
    button.configuration = .plain()
    #expect(!button.subviews.contains { $0 is UIVisualEffectView })
  }
}
