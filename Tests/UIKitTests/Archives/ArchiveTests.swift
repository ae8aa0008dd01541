import Testing
import UITestSupport

@testable import UIKit

@MainActor
@Suite("Objects from Interface Builder files") struct ArchiveTests {
  /// A view whose initializer sees what the file says.
  private final class Card: UIView {
    let countInInitializer: Int?
    required init?(coder: NSCoder) {
      countInInitializer = nil
      super.init(coder: coder)
      subviewsInInitializer = subviews.count
    }
    var subviewsInInitializer = 0
  }

  @Test("A view has its properties and subviews when super.init(coder:) returns, once")
  func order() {
    var calls = 0
    let coder = InterfaceCoder { object in
      calls += 1
      (object as? UIView)?.addSubview(UIView())
    }
    #expect(Card(coder: coder)?.subviewsInInitializer == 1 && calls == 1)
  }

  @Test("Views of UIKit are set up before the file sets their properties", arguments: [0, 1, 2, 3, 4, 5])
  func setUp(_ index: Int) throws {
    let types: [UIView.Type] = [
      UISwitch.self, UIStepper.self, UIVisualEffectView.self, UINavigationBar.self, UIToolbar.self, UIRefreshControl.self,
    ]
    var subviews = 0
    let view = try #require(types[index].init(coder: InterfaceCoder { subviews = ($0 as? UIView)?.subviews.count ?? 0 }))
    #expect(subviews > 0 && view.subviews.count == subviews)
  }

  @Test("Tables, collections, cells and containers take what their initializers need")
  func values() {
    let coder = InterfaceCoder()
    coder[UITableView.styleKey] = .insetGrouped
    coder[UITableViewCell.styleKey] = .value1
    coder[UITableViewCell.reuseIdentifierKey] = "row"
    let layout = UICollectionViewFlowLayout()
    coder[UICollectionView.layoutKey] = layout
    coder[UIPageViewController.orientationKey] = .vertical
    coder[UIPageViewController.spacingKey] = 20
    #expect(UITableView(coder: coder)?.style == .insetGrouped)
    let cell = UITableViewCell(coder: coder)
    #expect(cell?.style == .value1 && cell?.reuseIdentifier == "row" && cell?.contentView.superview === cell)
    #expect(UICollectionView(coder: coder)?.collectionViewLayout === layout && layout.collectionView == nil)
    #expect(UIPageViewController(coder: coder)?.navigationOrientation == .vertical)
    let splitCoder = InterfaceCoder()
    splitCoder[UISplitViewController.styleKey] = .tripleColumn
    #expect(UISplitViewController(coder: splitCoder)?.style == .tripleColumn)
  }

  @Test("Recognizers, items and layouts of a class known only at run time are created from an archive")
  func classes() {
    final class Tap: UITapGestureRecognizer {}
    final class Layout: UICollectionViewFlowLayout {}
    let type: UIGestureRecognizer.Type = Tap.self
    let tap = type.create(with: InterfaceCoder { ($0 as? UIGestureRecognizer)?.name = "tap" })
    #expect(tap is Tap && tap?.name == "tap")
    let layoutType: UICollectionViewLayout.Type = Layout.self
    #expect(layoutType.init(coder: InterfaceCoder()) is Layout)
    #expect(UICollectionViewTransitionLayout(coder: InterfaceCoder()) == nil)
    #expect(UICollectionViewCompositionalLayout(coder: InterfaceCoder()) == nil)
    let item = UIBarButtonItem(coder: InterfaceCoder { ($0 as? UIBarButtonItem)?.become(.done) })
    #expect(item?.title == "Done" && item?.style == .done)
    #expect(UINavigationItem(coder: InterfaceCoder { ($0 as? UINavigationItem)?.title = "Mail" })?.title == "Mail")
  }

  @Test("The classes that Interface Builder files contain are told when they have been created")
  func awaking() {
    final class Rule: NSLayoutConstraint {
      var awoke = false
      override func awakeFromNib() { awoke = true }
    }
    let rule = Rule()
    let awaking: [any NibAwaking] = [
      rule, UIView(), UIViewController(), UITapGestureRecognizer(), UIBarButtonItem(), UINavigationItem(),
    ]
    for object in awaking { object.awakeFromNib() }
    UICollectionViewFlowLayout().awakeFromNib()
    #expect(rule.awoke)
  }
}
