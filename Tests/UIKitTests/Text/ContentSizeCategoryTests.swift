import Foundation
import Testing
import UIKit
import UITestSupport

@MainActor
@Suite("Preferred sizes of text")
struct ContentSizeCategoryTests {
  private let harness = SceneHarness()

  private func label(_ font: UIFont) -> UILabel {
    let label = UILabel()
    label.font = font
    label.adjustsFontForContentSizeCategory = true
    harness.rootView.addSubview(label)
    return label
  }

  @Test("The default is large, and sizes are in order")
  func order() {
    #expect(harness.rootView.traitCollection.preferredContentSizeCategory == .large)
    #expect(harness.perform { UIApplication.shared.preferredContentSizeCategory } == .large)
    #expect(UIContentSizeCategory.small < .extraExtraExtraLarge)
    #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory && !UIContentSizeCategory.extraLarge.isAccessibilityCategory)
  }

  @Test(
    "The font of a style has the size that the Human Interface Guidelines give for a preferred size",
    arguments: [
      (UIFont.TextStyle.body, UIContentSizeCategory.large, 17), (.body, .extraSmall, 14), (.body, .accessibilityExtraExtraExtraLarge, 53),
      (.largeTitle, .extraExtraExtraLarge, 40), (.caption2, .small, 11),
    ] as [(UIFont.TextStyle, UIContentSizeCategory, CGFloat)])
  func sizes(style: UIFont.TextStyle, category: UIContentSizeCategory, size: CGFloat) {
    let traits = UITraitCollection(preferredContentSizeCategory: category)
    #expect(UIFont.preferredFont(forTextStyle: style, compatibleWith: traits).pointSize == size)
  }

  @Test("Metrics scale a font and a distance like a style, up to a largest size")
  func metrics() {
    let traits = UITraitCollection(preferredContentSizeCategory: .extraExtraExtraLarge)
    let metrics = UIFontMetrics(forTextStyle: .largeTitle)
    #expect(metrics.scaledFont(for: .boldSystemFont(ofSize: 17), compatibleWith: traits) == .boldSystemFont(ofSize: 20))
    #expect(metrics.scaledFont(for: .systemFont(ofSize: 34), maximumPointSize: 36, compatibleWith: traits).pointSize == 36)
    #expect(metrics.scaledValue(for: 34, compatibleWith: traits) == 40)
  }

  @Test("A label that adjusts its font follows the traits around it, and another one doesn't")
  func labels() {
    let adjusting = label(.preferredFont(forTextStyle: .body))
    let fixed = label(.systemFont(ofSize: 17))
    let still = UILabel()
    still.font = .preferredFont(forTextStyle: .body)
    harness.rootView.addSubview(still)
    adjusting.text = "a"
    harness.perform { harness.rootView.traitOverrides.preferredContentSizeCategory = .accessibilityLarge }
    #expect(adjusting.font.pointSize == 33 && fixed.font.pointSize == 17 && still.font.pointSize == 17)
    #expect(adjusting.intrinsicContentSize.height > still.intrinsicContentSize.height)
    harness.perform { harness.rootView.traitOverrides.remove(UITraitPreferredContentSizeCategory.self) }
    #expect(adjusting.font.pointSize == 17)
  }

  @Test("The fonts in an attributed text are adjusted as well")
  func attributedText() {
    let view = label(.preferredFont(forTextStyle: .body))
    view.attributedText = NSAttributedString(string: "a", attributes: [.font: UIFont.preferredFont(forTextStyle: .title1)])
    harness.perform { view.traitOverrides.preferredContentSizeCategory = .extraSmall }
    #expect((view.attributedText?.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 25)
  }

  @Test("Text fields and text views adjust their fonts")
  func editableText() {
    let (field, view) = (UITextField(), UITextView())
    (field.font, view.font) = (.preferredFont(forTextStyle: .body), .preferredFont(forTextStyle: .body))
    view.text = "a"
    for subview in [field, view] as [UIView] { harness.rootView.addSubview(subview) }
    (field.adjustsFontForContentSizeCategory, view.adjustsFontForContentSizeCategory) = (true, true)
    harness.perform { harness.rootView.traitOverrides.preferredContentSizeCategory = .extraLarge }
    #expect(field.font?.pointSize == 19 && view.font?.pointSize == 19)
    #expect((view.attributedText.attribute(.font, at: 0, effectiveRange: nil) as? UIFont)?.pointSize == 19)
  }

  @Test("A change of the scene's preferred size is posted, when views have it already")
  func notification() {
    let adjusting = label(.preferredFont(forTextStyle: .body))
    var sizes: [CGFloat] = []
    let token = harness.perform {
      NotificationCenter.default.addObserver(forName: UIContentSizeCategory.didChangeNotification, object: nil, queue: nil) { note in
        let isNew = note.userInfo?[UIContentSizeCategory.newValueUserInfoKey] as? UIContentSizeCategory == .small
        MainActor.assumeIsolated { sizes.append(isNew ? adjusting.font.pointSize : 0) }
      }
    }
    harness.scene.settings.preferredContentSizeCategory = .small
    #expect(sizes == [15])
    NotificationCenter.default.removeObserver(token)
  }

  @Test("updateTraitsIfNeeded() leaves traits that are up to date as they are")
  func update() throws {
    let controller = try #require(harness.window.rootViewController)
    var count = 0
    controller.registerForTraitChanges([UITraitPreferredContentSizeCategory.self]) { (_: UIViewController, _) in count += 1 }
    harness.perform {
      controller.traitOverrides.preferredContentSizeCategory = .small
      controller.updateTraitsIfNeeded()
      controller.view.updateTraitsIfNeeded()
    }
    #expect(count == 1 && controller.traitCollection.preferredContentSizeCategory == .small)
  }
}
