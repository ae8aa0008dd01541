struct Weather {
  let picture: String
  let place: String
  let summary: String
  /// The temperature, in degrees Celsius.
  let temperature: Int
  let hours: [Hour]

  struct Hour {
    let time: String
    let temperature: Int
  }

  static let harbor = Weather(
    picture: "16-evening-sea", place: "Sandhaven", summary: "A clear evening, light wind from the sea", temperature: 18,
    hours: [
      Hour(time: "20", temperature: 18), Hour(time: "21", temperature: 17), Hour(time: "22", temperature: 15),
      Hour(time: "23", temperature: 14), Hour(time: "0", temperature: 14),
    ])

  static let north = Weather(
    picture: "07-aurora", place: "Nordvik", summary: "Cold and still. Northern lights until two", temperature: -6,
    hours: [
      Hour(time: "20", temperature: -6), Hour(time: "21", temperature: -8), Hour(time: "22", temperature: -9),
      Hour(time: "23", temperature: -11), Hour(time: "0", temperature: -12),
    ])
}
