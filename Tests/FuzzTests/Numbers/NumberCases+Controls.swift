import Foundation
import UITestSupport

@testable import UIKit

extension NumberCase {
  /// Text, controls and constraints.
  static let controls: [NumberCase] = [
    NumberCase("fonts") { stage, n in
      for font in [
        UIFont.systemFont(ofSize: n), .systemFont(ofSize: 12, weight: UIFont.Weight(n)), .boldSystemFont(ofSize: n),
        .monospacedSystemFont(ofSize: n, weight: .light), .systemFont(ofSize: 12).withSize(n),
      ] {
        let label = UILabel()
        label.font = font
        label.text = "Text of many words that need some lines"
        label.numberOfLines = 0
        stage.add(label)
        label.sizeToFit()
      }
    },
    NumberCase("labels") { stage, n in
      let label = UILabel()
      label.text = "Text of many words that need some lines"
      label.numberOfLines = Int(nearest: n)
      label.preferredMaxLayoutWidth = n
      label.minimumScaleFactor = n
      label.adjustsFontSizeToFitWidth = true
      stage.add(label).frame.size = label.sizeThatFits(CGSize(both: n))
      _ = label.textRect(forBounds: CGRect(x: n, y: n, width: n, height: n), limitedToNumberOfLines: Int(nearest: n))
    },
    NumberCase("paragraphs") { stage, n in
      for part in 0..<9 {
        let style = NSMutableParagraphStyle()
        let paths: [ReferenceWritableKeyPath<NSMutableParagraphStyle, CGFloat>] = [
          \.lineSpacing, \.paragraphSpacing, \.paragraphSpacingBefore, \.lineHeightMultiple, \.minimumLineHeight, \.maximumLineHeight,
          \.firstLineHeadIndent, \.headIndent, \.tailIndent,
        ]
        style[keyPath: paths[part]] = n
        let text = NSAttributedString(
          string: "Words in lines\nand paragraphs", attributes: [.paragraphStyle: style, .kern: part == 0 ? n : 0])
        let label = UILabel()
        label.numberOfLines = 0
        label.attributedText = text
        stage.add(label)
        let view = UITextView()
        view.attributedText = text
        stage.add(view)
        _ = text.boundingRect(with: CGSize(both: n), options: .usesLineFragmentOrigin, context: nil)
      }
    },
    NumberCase("attributes") { stage, n in
      let label = UILabel()
      label.attributedText = NSAttributedString(
        string: "Words", attributes: [.kern: n, .baselineOffset: n, .strikethroughStyle: Int(nearest: n), .underlineStyle: Int(nearest: n)])
      stage.add(label)
    },
    NumberCase("text views") { stage, n in
      let view = UITextView()
      view.text = "Words in lines\nand paragraphs"
      view.font = .systemFont(ofSize: n)
      view.textContainerInset = UIEdgeInsets(all: n)
      view.textContainer.lineFragmentPadding = n
      view.textContainer.maximumNumberOfLines = Int(nearest: n)
      view.selectedRange = NSRange(location: Int(nearest: n), length: Int(nearest: n))
      view.scrollRangeToVisible(NSRange(location: Int(nearest: n), length: 5))
      stage.add(view).becomeFirstResponder()
      view.insertText("more")
    },
    NumberCase("text fields") { stage, n in
      let field = UITextField()
      field.text = "Words"
      field.font = .systemFont(ofSize: n)
      field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: n, height: n))
      field.leftViewMode = .always
      stage.add(field).becomeFirstResponder()
      field.insertText("more")
    },
    NumberCase("buttons") { stage, n in
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.contentEdgeInsets = UIEdgeInsets(all: n)
      button.titleEdgeInsets = UIEdgeInsets(all: n)
      button.imageEdgeInsets = UIEdgeInsets(all: n)
      stage.add(button).sizeToFit()
      var configuration = UIButton.Configuration.filled()
      configuration.title = "Title"
      configuration.subtitle = "Subtitle"
      configuration.image = UIImage(systemName: "star")
      configuration.titlePadding = n
      configuration.imagePadding = n
      configuration.contentInsets = NSDirectionalEdgeInsets(all: n)
      configuration.background.cornerRadius = n
      configuration.background.strokeWidth = n
      configuration.background.strokeOutset = n
      configuration.background.backgroundInsets = NSDirectionalEdgeInsets(all: n)
      stage.add(UIButton(configuration: configuration)).sizeToFit()
    },
    NumberCase("sliders") { stage, n in
      for part in 0..<3 {
        let slider = UISlider()
        if part != 1 { slider.maximumValue = Float(n) }
        if part != 0 { slider.minimumValue = Float(n) }
        slider.value = Float(n)
        slider.setValue(Float(n), animated: true)
        stage.add(slider)
        _ = slider.thumbRect(forBounds: CGRect(x: 0, y: 0, width: n, height: n), trackRect: slider.bounds, value: Float(n))
      }
    },
    NumberCase("steppers") { stage, n in
      for part in 0..<3 {
        let stepper = UIStepper()
        if part == 0 { stepper.stepValue = n }
        if part == 1 { stepper.maximumValue = n }
        if part == 2 { stepper.minimumValue = n }
        stepper.wraps = part != 0
        stepper.value = n
        stage.add(stepper, CGRect(x: 150, y: 285, width: 94, height: 32))
      }
    },
    NumberCase("progress views") { stage, n in
      let progress = UIProgressView(progressViewStyle: .default)
      progress.progress = Float(n)
      progress.setProgress(Float(n), animated: true)
      stage.add(progress)
    },
    NumberCase("page controls") { stage, n in
      let pages = UIPageControl()
      pages.numberOfPages = Int(nearest: n)
      pages.currentPage = Int(nearest: n)
      stage.add(pages)
      _ = pages.size(forNumberOfPages: Int(nearest: n))
    },
    NumberCase("segmented controls") { stage, n in
      let control = UISegmentedControl(items: ["One", "Two"])
      control.selectedSegmentIndex = Int(nearest: n)
      control.insertSegment(withTitle: "Three", at: Int(nearest: n), animated: true)
      stage.add(control).sizeToFit()
    },
    NumberCase("switches and wheels") { stage, n in
      stage.add(UISwitch()).frame.size = CGSize(both: n)
      let wheel = UIActivityIndicatorView(style: .large)
      stage.add(wheel).startAnimating()
      wheel.frame.size = CGSize(both: n)
    },
    NumberCase("date pickers") { stage, n in
      for style in [UIDatePickerStyle.wheels, .inline, .compact] {
        for mode in [UIDatePicker.Mode.date, .time, .dateAndTime, .countDownTimer] {
          let picker = UIDatePicker()
          picker.datePickerMode = mode
          picker.preferredDatePickerStyle = mode == .countDownTimer ? .wheels : style
          picker.minimumDate = Date(timeIntervalSinceReferenceDate: n)
          picker.maximumDate = Date(timeIntervalSinceReferenceDate: -n)
          picker.date = Date(timeIntervalSinceReferenceDate: n)
          picker.countDownDuration = n
          picker.minuteInterval = Int(nearest: n)
          stage.add(picker)
          picker.setDate(Date(timeIntervalSinceReferenceDate: n), animated: true)
        }
      }
    },
    NumberCase("pickers") { stage, n in
      let picker = UIPickerView()
      let source = OddPicker(n)
      picker.dataSource = source
      picker.delegate = source
      stage.add(picker).selectRow(Int(nearest: n).clamped(to: 0...3), inComponent: 0, animated: true)
      picker.selectRow(2, inComponent: 0, animated: true)
      stage.keep(source)
    },
    NumberCase("toolbars") { stage, n in
      let item = UIBarButtonItem(title: "Item", style: .plain, target: nil, action: nil)
      item.width = n
      stage.root.toolbarItems = [item, .fixedSpace(n), .flexibleSpace(), item]
      stage.navigation.setToolbarHidden(false, animated: true)
      let bar = UIToolbar()
      bar.items = [item, .fixedSpace(n)]
      stage.add(bar)
    },
    NumberCase("navigation bars") { stage, n in
      let item = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: n, height: n)))
      item.width = n
      stage.root.navigationItem.rightBarButtonItems = [item, UIBarButtonItem(systemItem: .add)]
      stage.root.navigationItem.titleView = UIView(frame: CGRect(x: 0, y: 0, width: n, height: n))
      stage.navigation.navigationBar.titleTextAttributes = [.font: UIFont.systemFont(ofSize: n)]
      stage.navigation.navigationBar.prefersLargeTitles = true
    },
    NumberCase("constraints") { stage, n in
      let outer = stage.add(UIView())
      let label = UILabel()
      label.text = "Constrained"
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
      let constraints = [
        label.widthAnchor.constraint(equalToConstant: n), label.heightAnchor.constraint(lessThanOrEqualToConstant: n),
        label.leadingAnchor.constraint(equalTo: outer.leadingAnchor, constant: n),
        label.widthAnchor.constraint(equalTo: outer.widthAnchor, multiplier: n, constant: n),
        label.topAnchor.constraint(equalToSystemSpacingBelow: outer.topAnchor, multiplier: n),
        NSLayoutConstraint(
          item: label, attribute: .bottom, relatedBy: .equal, toItem: outer, attribute: .bottom, multiplier: n, constant: n),
      ]
      for (index, constraint) in constraints.enumerated() where index > 0 { constraint.priority = UILayoutPriority(Float(500 + index)) }
      NSLayoutConstraint.activate(constraints)
      constraints[1].constant = -n
      outer.layoutIfNeeded()
      _ = outer.systemLayoutSizeFitting(CGSize(both: n), withHorizontalFittingPriority: .required, verticalFittingPriority: .defaultLow)
      _ = constraints.map { "\($0)" }
    },
    NumberCase("priorities") { stage, n in
      let outer = stage.add(UIView())
      let label = UILabel()
      label.text = "Constrained"
      label.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(label)
      let width = label.widthAnchor.constraint(equalToConstant: 40)
      width.priority = UILayoutPriority(Float(n))
      width.isActive = true
      label.setContentHuggingPriority(UILayoutPriority(Float(n)), for: .horizontal)
      label.setContentCompressionResistancePriority(UILayoutPriority(Float(n)), for: .vertical)
      outer.layoutIfNeeded()
      width.priority = UILayoutPriority(Float(-n))
    },
    NumberCase("stack views") { stage, n in
      for distribution in [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing, .equalCentering] {
        let labels = ["One", "Two", "Three"].map { text in
          let label = UILabel()
          label.text = text
          return label
        }
        let stack = UIStackView(arrangedSubviews: labels)
        stack.distribution = distribution
        stack.spacing = n
        stack.setCustomSpacing(n, after: labels[0])
        stack.layoutMargins = UIEdgeInsets(all: n)
        stack.isLayoutMarginsRelativeArrangement = true
        stage.add(stack).layoutIfNeeded()
      }
    },
    NumberCase("intrinsic sizes") { stage, n in
      let outer = stage.add(UIView())
      let view = OddView(n)
      view.translatesAutoresizingMaskIntoConstraints = false
      outer.addSubview(view)
      view.topAnchor.constraint(equalTo: outer.topAnchor).isActive = true
      view.leadingAnchor.constraint(equalTo: outer.leadingAnchor).isActive = true
      stage.root.navigationItem.titleView = OddView(n)
      stage.add(UIStackView(arrangedSubviews: [OddView(n), OddView(1)]))
    },
    NumberCase("search bars") { stage, n in
      let search = UISearchBar()
      search.selectedScopeButtonIndex = Int(nearest: n)
      search.scopeButtonTitles = ["One", "Two"]
      search.showsScopeBar = true
      search.searchTextField.font = .systemFont(ofSize: n)
      stage.add(search).sizeToFit()
    },
    NumberCase("tab bars") { stage, n in
      let tabs = UITabBarController()
      tabs.viewControllers = [UIViewController(), UIViewController()]
      tabs.viewControllers?.first?.tabBarItem = UITabBarItem(title: "One", image: UIImage(systemName: "star"), tag: Int(nearest: n))
      stage.harness.window.rootViewController = tabs
      if (0..<2).contains(Int(nearest: n)) { tabs.selectedIndex = Int(nearest: n) }
      tabs.additionalSafeAreaInsets = UIEdgeInsets(all: n)
    },
  ]
}

/// A view whose intrinsic size is odd.
final class OddView: UIView {
  private let number: Double

  init(_ number: Double) {
    self.number = number
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(both: number) }
  override var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(all: number) }
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(both: number) }
}

private final class OddPicker: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
  private let number: Double

  init(_ number: Double) { self.number = number }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 4 }
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { number }
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { number }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? { "Row \(row)" }
}
