import UIKit

/// The attributes of controls and indicators.
@MainActor
enum ControlAttributes {
  static let control = AttributeTable<UIControl>([
    .init("enabled", \.isEnabled, \.flag), .init("selected", \.isSelected, \.flag), .init("highlighted", \.isHighlighted, \.flag),
    .init(
      "contentHorizontalAlignment", \.contentHorizontalAlignment,
      AttributeValue.names(UIControl.ContentHorizontalAlignment.center, .left, .right, .fill, .leading, .trailing)),
    .init(
      "contentVerticalAlignment", \.contentVerticalAlignment,
      AttributeValue.names(UIControl.ContentVerticalAlignment.center, .top, .bottom, .fill)),
  ])

  static let toggle = AttributeTable<UISwitch>([
    .init("on", \.isOn, \.flag), .init("onTintColor", \.onTintColor, \.color), .init("thumbTintColor", \.thumbTintColor, \.color),
  ])

  static let slider = AttributeTable<UISlider>([
    .init("minValue", \.minimumValue, \.float), .init("maxValue", \.maximumValue, \.float), .init("value", \.value, \.float),
    .init("continuous", \.isContinuous, \.flag), .init("minimumTrackTintColor", \.minimumTrackTintColor, \.color),
    .init("maximumTrackTintColor", \.maximumTrackTintColor, \.color), .init("thumbTintColor", \.thumbTintColor, \.color),
    .init("minimumValueImage", \.minimumValueImage, \.image), .init("maximumValueImage", \.maximumValueImage, \.image),
  ])

  static let stepper = AttributeTable<UIStepper>([
    .init("minimumValue", \.minimumValue, \.double), .init("maximumValue", \.maximumValue, \.double),
    .init("stepValue", \.stepValue, \.double), .init("value", \.value, \.double), .init("wraps", \.wraps, \.flag),
    .init("autorepeat", \.autorepeat, \.flag), .init("continuous", \.isContinuous, \.flag),
  ])

  static let segmentedControl = AttributeTable<UISegmentedControl>([
    .init("segments") { control, value in
      for segment in value.list ?? [] { append(segment, to: control) }
    },
    .init("momentary", \.isMomentary, \.flag), .init("selectedSegmentTintColor", \.selectedSegmentTintColor, \.color),
    .init("selectedSegmentIndex") { control, value in
      if let index = value.integer, index < control.numberOfSegments { control.selectedSegmentIndex = index }
    },
  ])

  static let progressView = AttributeTable<UIProgressView>([
    .init("progressViewStyle", \.progressViewStyle, AttributeValue.names(UIProgressView.Style.default, .bar)),
    .init("progress", \.progress, \.float), .init("progressTintColor", \.progressTintColor, \.color),
    .init("trackTintColor", \.trackTintColor, \.color),
  ])

  /// The white and gray styles are those of older files.
  static let activityIndicator = AttributeTable<UIActivityIndicatorView>([
    .init("style") { indicator, value in
      indicator.style = ["large", "whiteLarge"].contains(value.text) ? .large : .medium
      if value.text?.hasPrefix("white") == true { indicator.color = .white }
    },
    .init("color", \.color, \.color), .init("hidesWhenStopped", \.hidesWhenStopped, \.flag),
    .init("animating") { indicator, value in
      if value.flag == true { indicator.startAnimating() }
    },
  ])

  static let pageControl = AttributeTable<UIPageControl>([
    .init("numberOfPages", \.numberOfPages, \.integer), .init("currentPage", \.currentPage, \.integer),
    .init("hidesForSinglePage", \.hidesForSinglePage, \.flag), .init("pageIndicatorTintColor", \.pageIndicatorTintColor, \.color),
    .init("currentPageIndicatorTintColor", \.currentPageIndicatorTintColor, \.color),
  ])

  static let datePicker = AttributeTable<UIDatePicker>([
    .init(
      "datePickerMode", \.datePickerMode,
      AttributeValue.names(UIDatePicker.Mode.time, .date, .dateAndTime, .countDownTimer, .yearAndMonth)),
    .init("style", \.preferredDatePickerStyle, AttributeValue.names(UIDatePickerStyle.automatic, .wheels, .compact, .inline)),
    .init("locale") { picker, value in picker.locale = value.text.map(Locale.init) },
    .init("minuteInterval", \.minuteInterval, \.integer), .init("minimumDate", \.minimumDate, \.date),
    .init("maximumDate", \.maximumDate, \.date), .init("date", \.date, \.date),
    .init("countDownDuration", \.countDownDuration, \.double),
  ])

  private static func append(_ segment: AttributeValue, to control: UISegmentedControl) {
    let index = control.numberOfSegments
    let values = segment.group
    if let image = segment.image ?? values?["image"]?.image {
      control.insertSegment(with: image, at: index, animated: false)
    } else {
      control.insertSegment(withTitle: segment.text ?? values?["title"]?.text, at: index, animated: false)
    }
    if values?["enabled"]?.flag == false { control.setEnabled(false, forSegmentAt: index) }
  }
}

extension AttributeValue {
  /// The date, of which files contain the seconds since the first of January 2001.
  fileprivate var date: Date? { double.map { Date(timeIntervalSinceReferenceDate: $0) } }
}
