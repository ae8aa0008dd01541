import Components
import UIKit

final class WeatherController: KitViewController {
  private let scenery: SceneryView
  private let placeLabel = UILabel(.systemFont(ofSize: 30, weight: .semibold))
  private let temperatureLabel = UILabel(.systemFont(ofSize: 104, weight: .light))
  private let summaryLabel = UILabel(.systemFont(ofSize: 17))
  private let hoursView = UIView()
  private lazy var nextButton = nextWeather.map { next in
    ActionButton.flat(
      UIAction(title: "\(next.place)  \(Self.degrees(next.temperature))") { [weak self] _ in self?.onDone() },
      background: UIColor(white: 1, alpha: 0.22), cornerRadius: 25)
  }
  private lazy var backButton = BackButton { [weak self] in self?.onDone() }
  private let weather: Weather
  private let nextWeather: Weather?
  private let onDone: () -> Void

  /// With `next` nil, the screen has a back button. `onDone` is called when either button is pressed.
  init(_ weather: Weather, next: Weather?, onDone: @escaping () -> Void) {
    self.weather = weather
    nextWeather = next
    self.onDone = onDone
    scenery = SceneryView(weather.picture, scrimFrom: 0.3, darkness: 0.55)
    super.init()
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.addSubview(scenery)
    placeLabel.text = weather.place
    temperatureLabel.text = Self.degrees(weather.temperature)
    summaryLabel.text = weather.summary
    for label in [placeLabel, temperatureLabel, summaryLabel] {
      label.textColor = .white
      label.textAlignment = .center
      view.addSubview(label)
    }
    hoursView.backgroundColor = UIColor(white: 1, alpha: 0.16)
    hoursView.layer.cornerRadius = 22
    for hour in weather.hours { hoursView.addSubview(Self.column(hour)) }
    view.addSubview(hoursView)
    view.addSubview(nextButton ?? backButton)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    scenery.frame = view.bounds
    let area = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 20, dy: 0)
    placeLabel.frame = CGRect(x: area.minX, y: area.minY + 56, width: area.width, height: 38)
    temperatureLabel.frame = CGRect(x: area.minX, y: placeLabel.frame.maxY + 2, width: area.width, height: 122)
    summaryLabel.frame = CGRect(x: area.minX, y: temperatureLabel.frame.maxY + 2, width: area.width, height: 24)
    nextButton?.frame = CGRect(x: area.midX - 110, y: area.maxY - 66, width: 220, height: 50)
    hoursView.frame = CGRect(x: area.minX, y: area.maxY - 196, width: area.width, height: 104)
    let width = hoursView.bounds.width / CGFloat(max(hoursView.subviews.count, 1))
    for (index, column) in hoursView.subviews.enumerated() {
      column.frame = CGRect(x: CGFloat(index) * width, y: 0, width: width, height: 104)
    }
    backButton.place(in: view)
  }

  private static func degrees(_ temperature: Int) -> String { temperature < 0 ? "−\(-temperature)°" : "\(temperature)°" }

  private static func column(_ hour: Weather.Hour) -> UIView {
    let column = UIView(frame: CGRect(x: 0, y: 0, width: 70, height: 104))
    let timeLabel = UILabel(.systemFont(ofSize: 14), UIColor(white: 1, alpha: 0.75), text: "\(hour.time) h", alignment: .center)
    timeLabel.frame = CGRect(x: 0, y: 20, width: 70, height: 20)
    let temperatureLabel = UILabel(.systemFont(ofSize: 20, weight: .semibold), .white, text: degrees(hour.temperature), alignment: .center)
    temperatureLabel.frame = CGRect(x: 0, y: 52, width: 70, height: 28)
    for label in [timeLabel, temperatureLabel] {
      label.autoresizingMask = .flexibleWidth
      column.addSubview(label)
    }
    return column
  }
}
