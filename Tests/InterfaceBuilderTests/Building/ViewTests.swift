import Testing
import UIKit

@testable import InterfaceBuilder

@MainActor
@Suite("Views of nibs") struct NibViewTests {
  @Test("A view has its frame, its looks, its behavior and its priorities")
  func view() throws {
    let view = try #require(
      NibSample(
        """
        <view contentMode="bottomRight" alpha="0.5" hidden="YES" opaque="NO" clipsSubviews="YES" userInteractionEnabled="NO" \
        multipleTouchEnabled="YES" tag="7" semanticContentAttribute="forceRightToLeft" preservesSuperviewLayoutMargins="YES" \
        horizontalHuggingPriority="251" verticalCompressionResistancePriority="999.5" id="v">
          <rect key="frame" x="10" y="20" width="300" height="40"/>
          <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
          <color key="backgroundColor" red="1" green="0.5" blue="0.25" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
          <color key="tintColor" systemColor="systemPinkColor"/>
          <edgeInsets key="layoutMargins" top="1" left="2" bottom="3" right="4"/>
          <accessibility key="accessibilityConfiguration" identifier="card" label="A card" hint="Opens it">
            <accessibilityTraits key="traits" button="YES"/>
          </accessibility>
        </view>
        """
      ).first(UIView.self))
    #expect(view.frame == CGRect(x: 10, y: 20, width: 300, height: 40) && view.contentMode == .bottomRight)
    #expect(view.alpha == 0.5 && view.isHidden && !view.isOpaque && view.clipsToBounds && view.tag == 7)
    #expect(!view.isUserInteractionEnabled && view.isMultipleTouchEnabled)
    #expect(view.autoresizingMask == [.flexibleWidth, .flexibleBottomMargin] && view.translatesAutoresizingMaskIntoConstraints)
    #expect(view.semanticContentAttribute == .forceRightToLeft && view.preservesSuperviewLayoutMargins)
    #expect(view.contentHuggingPriority(for: .horizontal).rawValue == 251)
    #expect(view.contentCompressionResistancePriority(for: .vertical).rawValue == 999.5)
    #expect(view.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0.25, alpha: 1) && view.tintColor == .systemPink)
    #expect(view.layoutMargins == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(view.accessibilityIdentifier == "card" && view.accessibilityLabel == "A card" && view.accessibilityHint == "Opens it")
    #expect(view.accessibilityTraits == .button)
  }

  @Test("A label has its text, fonts and colors; a missing font gives way to the system's with its weight")
  func label() throws {
    let sample = try NibSample(
      """
      <label text="Hello" textAlignment="center" lineBreakMode="middleTruncation" numberOfLines="3" adjustsFontSizeToFit="YES" id="a">
        <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="21"/>
        <color key="textColor" name="accent"/>
        <size key="shadowOffset" width="1" height="2"/>
      </label>
      <label text="Body" id="b"><fontDescription key="fontDescription" style="UICTFontTextStyleBody"/></label>
      <label text="Own" id="c"><fontDescription key="fontDescription" name="Fancy-Bold" family="Fancy" pointSize="12"/></label>
      """,
      resources: """
        <namedColor name="accent"><color red="0" green="0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
        """)
    let labels = sample.load().compactMap { $0 as? UILabel }
    try #require(labels.count == 3)
    #expect(labels[0].text == "Hello" && labels[0].textAlignment == .center && labels[0].lineBreakMode == .byTruncatingMiddle)
    #expect(labels[0].numberOfLines == 3 && labels[0].adjustsFontSizeToFitWidth)
    #expect(labels[0].font == .systemFont(ofSize: 21, weight: .semibold) && labels[0].shadowOffset == CGSize(width: 1, height: 2))
    #expect(labels[0].textColor == UIColor(red: 0, green: 0, blue: 1, alpha: 1))
    #expect(labels[1].font == .preferredFont(forTextStyle: .body))
    #expect(labels[2].font.fontName == "Fancy-Bold" && labels[2].font.pointSize == 12)
    sample.code.colors["accent"] = .systemGreen
    #expect(sample.first(UILabel.self)?.textColor == .systemGreen, "The asset catalog's color takes precedence")
  }

  @Test("Texts are those of the strings files for the nib")
  func localized() throws {
    let sample = try NibSample("<label text=\"Hello\" id=\"a\"/>")
    sample.code.texts["Card/a.text"] = "Hallo"
    #expect(sample.first(UILabel.self)?.text == "Hallo")
  }

  @Test("A button has its type, and titles, colors and pictures of its states")
  func button() throws {
    let sample = try NibSample(
      """
      <button opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="bottom" buttonType="system" id="a">
        <fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/>
        <state key="normal" title="Go" image="star" catalog="system"/>
        <state key="highlighted" title="Going"><color key="titleColor" white="0" alpha="1" colorSpace="calibratedWhite"/></state>
        <state key="selected" backgroundImage="plate"/>
      </button>
      <button buttonType="system" id="b">
        <state key="normal" title="Buy"/>
        <buttonConfiguration key="configuration" style="filled" title="Buy" imagePlacement="top" cornerStyle="capsule"/>
      </button>
      """)
    sample.code.images["plate"] = UIImage()
    let buttons = sample.load().compactMap { $0 as? UIButton }
    try #require(buttons.count == 2)
    #expect(buttons[0].buttonType == .system && buttons[0].title(for: .normal) == "Go" && buttons[0].title(for: .highlighted) == "Going")
    #expect(buttons[0].titleColor(for: .highlighted) == UIColor(red: 0, green: 0, blue: 0, alpha: 1))
    #expect(buttons[0].image(for: .normal) != nil && buttons[0].backgroundImage(for: .selected) === sample.code.images["plate"])
    #expect(buttons[0].titleLabel?.font == .boldSystemFont(ofSize: 20))
    #expect(buttons[0].contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(buttons[0].contentHorizontalAlignment == .left && buttons[0].contentVerticalAlignment == .bottom)
    let configuration = try #require(buttons[1].configuration)
    #expect(configuration.title == "Buy" && configuration.imagePlacement == .top)
  }

  @Test("Controls have their values and limits")
  func controls() throws {
    let objects = try NibSample(
      """
      <slider value="8" minValue="2" maxValue="10" id="1"/>
      <switch on="NO" id="2"/><switch on="YES" id="3"/>
      <stepper value="3" minimumValue="1" maximumValue="9" stepValue="2" wraps="YES" id="4"/>
      <segmentedControl selectedSegmentIndex="1" id="5"><segments><segment title="One"/><segment title="Two"/></segments></segmentedControl>
      <progressView progress="0.25" id="6"/>
      <pageControl numberOfPages="5" currentPage="2" id="7"/>
      <activityIndicatorView style="large" animating="YES" id="8"/>
      <textField borderStyle="roundedRect" placeholder="Name" clearButtonMode="whileEditing" enabled="NO" id="9">
        <textInputTraits key="textInputTraits" secureTextEntry="YES"/>
      </textField>
      <textView editable="NO" text="Words" id="10"/>
      <datePicker datePickerMode="date" style="inline" id="11"/>
      <searchBar placeholder="Find" searchBarStyle="minimal" id="12"/>
      <pickerView id="13"/>
      """
    ).load()
    try #require(objects.count == 13)
    let slider = objects[0] as? UISlider
    #expect(slider?.value == 8 && slider?.minimumValue == 2 && slider?.maximumValue == 10)
    #expect((objects[1] as? UISwitch)?.isOn == false && (objects[2] as? UISwitch)?.isOn == true)
    let stepper = objects[3] as? UIStepper
    #expect(stepper?.value == 3 && stepper?.minimumValue == 1 && stepper?.maximumValue == 9 && stepper?.wraps == true)
    let segments = objects[4] as? UISegmentedControl
    #expect(segments?.numberOfSegments == 2 && segments?.titleForSegment(at: 1) == "Two" && segments?.selectedSegmentIndex == 1)
    #expect((objects[5] as? UIProgressView)?.progress == 0.25)
    #expect((objects[6] as? UIPageControl)?.numberOfPages == 5 && (objects[6] as? UIPageControl)?.currentPage == 2)
    let indicator = objects[7] as? UIActivityIndicatorView
    #expect(indicator?.style == .large && indicator?.isAnimating == true && indicator?.hidesWhenStopped == false)
    let field = objects[8] as? UITextField
    #expect(field?.borderStyle == .roundedRect && field?.placeholder == "Name" && field?.isSecureTextEntry == true)
    #expect(field?.clearButtonMode == .whileEditing && field?.isEnabled == false)
    #expect((objects[9] as? UITextView)?.text == "Words" && (objects[9] as? UITextView)?.isEditable == false)
    #expect((objects[10] as? UIDatePicker)?.datePickerMode == .date)
    #expect((objects[11] as? UISearchBar)?.placeholder == "Find" && (objects[11] as? UISearchBar)?.searchBarStyle == .minimal)
    #expect(objects[12] is UIPickerView)
  }

  @Test("Containers have what is inside them, in the order of the file")
  func containers() throws {
    let objects = try NibSample(
      """
      <stackView axis="vertical" alignment="center" distribution="equalSpacing" spacing="12" id="1">
        <subviews><label text="A" id="1a"/><label text="B" id="1b"/></subviews>
      </stackView>
      <visualEffectView id="2">
        <view key="contentView" id="2a"><subviews><label text="C" id="2b"/></subviews></view>
        <blurEffect style="dark"/>
      </visualEffectView>
      <scrollView pagingEnabled="YES" showsVerticalScrollIndicator="NO" id="3"><subviews><view tag="4" id="3a"/></subviews></scrollView>
      <tableView style="grouped" rowHeight="60" separatorStyle="none" id="4"><view key="tableHeaderView" tag="5" id="4a"/></tableView>
      <collectionView id="5">
        <collectionViewFlowLayout key="collectionViewLayout" scrollDirection="horizontal" minimumLineSpacing="3" id="5a">
          <size key="itemSize" width="70" height="80"/>
        </collectionViewFlowLayout>
      </collectionView>
      """
    ).load()
    try #require(objects.count == 5)
    let stack = objects[0] as? UIStackView
    #expect(stack?.arrangedSubviews.compactMap { ($0 as? UILabel)?.text } == ["A", "B"] && stack?.axis == .vertical)
    #expect(stack?.alignment == .center && stack?.distribution == .equalSpacing && stack?.spacing == 12)
    let effect = objects[1] as? UIVisualEffectView
    #expect(effect?.effect is UIBlurEffect && (effect?.contentView.subviews.first as? UILabel)?.text == "C")
    let scroll = objects[2] as? UIScrollView
    #expect(scroll?.isPagingEnabled == true && scroll?.viewWithTag(4) != nil && scroll?.showsVerticalScrollIndicator == false)
    let table = objects[3] as? UITableView
    #expect(table?.style == .grouped && table?.rowHeight == 60 && table?.separatorStyle == UITableViewCell.SeparatorStyle.none)
    #expect(table?.tableHeaderView?.tag == 5)
    let layout = (objects[4] as? UICollectionView)?.collectionViewLayout as? UICollectionViewFlowLayout
    #expect(layout?.scrollDirection == .horizontal && layout?.itemSize == CGSize(width: 70, height: 80) && layout?.minimumLineSpacing == 3)
  }

  @Test("An element that isn't known is a labelled view with its frame, and one line names it")
  func unknown() throws {
    let sample = try NibSample(
      """
      <view id="a"><subviews>
        <mapView id="b"><rect key="frame" x="1" y="2" width="30" height="40"/></mapView>
      </subviews></view>
      """)
    let map = try #require(sample.first(UIView.self)?.subviews.first)
    #expect(map.frame == CGRect(x: 1, y: 2, width: 30, height: 40))
    #expect((map.subviews.first as? UILabel)?.text == "MKMapView")
    #expect(sample.code.warnings == ["Card.xib:3: <mapView> isn’t known, so a labelled view takes its place"])
    sample.code.types["MKMapView"] = StandInMap.self
    #expect(sample.first(UIView.self)?.subviews.first is StandInMap)
  }

  @Test("Attributed texts have the fonts, colors, numbers and paragraph styles of their parts; a button's is for a state")
  func attributedTexts() throws {
    let text = """
      <attributedString key="KEY"><fragment content="Big"><attributes><font key="NSFont" size="30" name="Menlo"/>
      <color key="NSColor" red="1" green="0" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <real key="NSKern" value="1.5"/><integer key="NSUnderline" value="1"/>
      <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/></attributes></fragment><fragment content=" plain"/>
      </attributedString>
      """
    let objects = try NibSample(
      """
      <label id="a">\(text.replacingOccurrences(of: "KEY", with: "attributedText"))</label>
      <button buttonType="custom" id="b"><state key="normal">\(text.replacingOccurrences(of: "KEY", with: "attributedTitle"))</state></button>
      """
    ).load()
    let shown = [(objects.first as? UILabel)?.attributedText, (objects.last as? UIButton)?.attributedTitle(for: .normal)]
    for case let text? in shown {
      let attributes = text.attributes(at: 0, effectiveRange: nil)
      #expect(text.string == "Big plain" && (attributes[.font] as? UIFont)?.pointSize == 30)
      #expect(attributes[.foregroundColor] as? UIColor == UIColor(red: 1, green: 0, blue: 0, alpha: 1))
      #expect(attributes[.kern] as? Double == 1.5 && attributes[.underlineStyle] as? Int == 1)
      let paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
      #expect(paragraph?.alignment == .center && paragraph?.lineSpacing == 4)
      #expect(text.attributes(at: 4, effectiveRange: nil)[.kern] == nil)
    }
    #expect(shown.compactMap { $0 }.count == 2)
  }

  @Test("Text fields, text views and search bars have the traits of the file")
  func textInput() throws {
    let traits = """
      <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" keyboardType="emailAddress" \
      keyboardAppearance="alert" returnKeyType="continue" enablesReturnKeyAutomatically="YES" textContentType="username"/>
      """
    let objects = try NibSample(
      """
      <textField id="a">\(traits)</textField><textView id="b">\(traits)</textView><searchBar id="c">\(traits)</searchBar>
      <textField id="d"><textInputTraits key="textInputTraits"/></textField>
      """
    ).load().compactMap { $0 as? any UITextInputTraits }
    try #require(objects.count == 4)
    for input in objects.prefix(3) {
      #expect(input.autocapitalizationType == .words && input.autocorrectionType == .no && input.keyboardType == .emailAddress)
      #expect(input.keyboardAppearance == .dark && input.returnKeyType == .continue && input.enablesReturnKeyAutomatically)
      #expect(input.textContentType == .username)
    }
    #expect(objects[3].autocapitalizationType == .none && objects[3].keyboardType == .default && objects[3].textContentType == nil)
  }

  @Test("A picture that the code doesn't have is an area of the size in the file, and a sentence names it")
  func missingPicture() throws {
    let sample = try NibSample(
      #"<imageView image="lost" id="a"/><imageView image="unknown" id="b"/>"#, resources: #"<image name="lost" width="30" height="20"/>"#)
    let views = sample.load().compactMap { $0 as? UIImageView }
    #expect(views.first?.image?.size == CGSize(width: 30, height: 20) && views.last?.image == nil)
    #expect(
      sample.code.warnings == [
        "Card.xib:2: Could not load the \"lost\" image referenced from a nib",
        "Card.xib:2: Could not load the \"unknown\" image referenced from a nib",
      ])
  }
}

private final class StandInMap: UIView {}
