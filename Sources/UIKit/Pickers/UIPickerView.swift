import Foundation

/// A view of wheels, whose selected rows are in the middle.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  open var dataSource: (any UIPickerViewDataSource)? {
    get { weakDataSource }
    set { weakDataSource = newValue }
  }
  private weak var weakDataSource: (any UIPickerViewDataSource)? { didSet { if dataSource !== oldValue { reloadAllComponents() } } }
  open var delegate: (any UIPickerViewDelegate)? {
    get { weakDelegate }
    set { weakDelegate = newValue }
  }
  private weak var weakDelegate: (any UIPickerViewDelegate)? { didSet { if delegate !== oldValue { reloadAllComponents() } } }

  /// In points, as on iOS.
  private static let size = CGSize(width: 320, height: 216)
  /// The space around and between the wheels, in points.
  private static let margin: CGFloat = 9
  private static let gap: CGFloat = 5

  private let band = UIView()
  private var wheels: [PickerWheel] = []
  private var needsWheels = true
  /// The rows to select once the wheels have been created.
  private var wanted: [Int: Int] = [:]

  override func didInitialize() {
    band.backgroundColor = .tertiarySystemFill
    band.layer.cornerRadius = 8
    band.isUserInteractionEnabled = false
    addSubview(band)
    if bounds.isEmpty { bounds.size = Self.size }
  }

  // MARK: Data

  open var numberOfComponents: Int {
    makeWheelsIfNeeded()
    return wheels.count
  }

  open func numberOfRows(inComponent component: Int) -> Int {
    makeWheelsIfNeeded()
    return wheels.indices.contains(component) ? wheels[component].numberOfRows : 0
  }

  open func rowSize(forComponent component: Int) -> CGSize {
    makeWheelsIfNeeded()
    guard wheels.indices.contains(component) else { return .zero }
    return CGSize(width: widths[component], height: wheels[component].rowHeight)
  }

  /// Asks the delegate for a new view. Returns nil if the row has a title.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    makeWheelsIfNeeded()
    return delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
  }

  open func reloadAllComponents() {
    for (component, wheel) in wheels.enumerated() { wanted[component] = wheel.selectedRow }
    needsWheels = true
    setNeedsLayout()
  }

  open func reloadComponent(_ component: Int) {
    guard wheels.indices.contains(component), !needsWheels, let dataSource else { return reloadAllComponents() }
    let selected = wheels[component].selectedRow
    wheels[component].removeFromSuperview()
    wheels[component] = makeWheel(component, dataSource)
    wheels[component].select(selected, animated: false)
    setNeedsLayout()
  }

  // MARK: Selection

  /// Does not notify the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    guard !needsWheels, wheels.indices.contains(component) else {
      wanted[component] = row
      return
    }
    wheels[component].select(row, animated: animated)
  }

  /// Returns −1 if the wheel has no rows.
  open func selectedRow(inComponent component: Int) -> Int {
    makeWheelsIfNeeded()
    guard wheels.indices.contains(component), wheels[component].numberOfRows > 0 else { return -1 }
    return wheels[component].selectedRow
  }

  // MARK: Wheels

  private func makeWheelsIfNeeded() {
    guard needsWheels, let dataSource else { return }
    needsWheels = false
    for wheel in wheels { wheel.removeFromSuperview() }
    wheels = (0..<max(dataSource.numberOfComponents(in: self), 0)).map { makeWheel($0, dataSource) }
    layOutWheels()
    for (component, row) in wanted where wheels.indices.contains(component) { wheels[component].select(row, animated: false) }
    wanted = [:]
  }

  private func makeWheel(_ component: Int, _ dataSource: any UIPickerViewDataSource) -> PickerWheel {
    let wheel = PickerWheel(
      rowHeight: delegate?.pickerView(self, rowHeightForComponent: component) ?? 32,
      numberOfRows: dataSource.pickerView(self, numberOfRowsInComponent: component))
    wheel.makeRow = { [weak self] row, spare in self?.makeRow(row, component, spare) ?? UIView() }
    wheel.onSelect = { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    addSubview(wheel)
    return wheel
  }

  private func makeRow(_ row: Int, _ component: Int, _ spare: UIView?) -> UIView {
    if let view = delegate?.pickerView(self, viewForRow: row, forComponent: component, reusing: spare) { return view }
    let label = spare as? PickerLabel ?? PickerLabel()
    if let text = delegate?.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      label.attributedText = text
    } else {
      label.text = delegate?.pickerView(self, titleForRow: row, forComponent: component)
    }
    label.textAlignment = alignment(ofComponent: component)
    return label
  }

  /// Subclasses in this module override it.
  func alignment(ofComponent component: Int) -> NSTextAlignment { .center }

  // MARK: Layout

  open override var intrinsicContentSize: CGSize { Self.size }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

  private var widths: [CGFloat] {
    let given = wheels.indices.map { delegate?.pickerView(self, widthForComponent: $0) ?? 0 }
    let free = bounds.width - 2 * Self.margin - CGFloat(max(0, wheels.count - 1)) * Self.gap - given.reduce(0, +)
    let open = given.count { $0 <= 0 }
    return given.map { $0 > 0 ? $0 : max(0, free / CGFloat(max(open, 1))) }
  }

  private func layOutWheels() {
    let widths = widths
    let used = widths.reduce(0, +) + CGFloat(max(0, widths.count - 1)) * Self.gap
    var x = max(Self.margin, (bounds.width - used) / 2)
    for (wheel, width) in zip(wheels, widths) {
      wheel.frame = CGRect(x: x.rounded(), y: 0, width: width, height: bounds.height)
      x += width + Self.gap
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    makeWheelsIfNeeded()
    layOutWheels()
    let height = wheels.first?.rowHeight ?? 32
    band.frame = CGRect(x: Self.margin, y: (bounds.height - height) / 2, width: max(0, bounds.width - 2 * Self.margin), height: height)
  }
}

private final class PickerLabel: UILabel {
  override init(frame: CGRect) {
    super.init(frame: frame)
    font = .systemFont(ofSize: 21)
    adjustsFontSizeToFitWidth = true
    minimumScaleFactor = 0.6
  }

  required init?(coder: NSCoder) { nil }
}
