struct DayPart {
  let icon: DayIcon
  let picture: String
  let title: String
  let text: String
  let hours: [Hour]

  /// A time of the day, such as "5:40", with an event.
  struct Hour {
    let time: String
    let text: String
  }

  static let all = [
    DayPart(
      icon: .dawn, picture: "01-first-light", title: "Dawn", text: "The hills come out of the mist one by one.",
      hours: [
        Hour(time: "5:40", text: "First light"), Hour(time: "6:15", text: "The heron is on the jetty"),
        Hour(time: "7:00", text: "Bread at the boathouse"),
      ]),
    DayPart(
      icon: .noon, picture: "10-lake-at-the-pass", title: "Noon", text: "No wind. The lake has two of every mountain.",
      hours: [
        Hour(time: "11:30", text: "The ferry turns round"), Hour(time: "12:10", text: "Soup, on the terrace"),
        Hour(time: "14:00", text: "A swim, for the brave"),
      ]),
    DayPart(
      icon: .night, picture: "18-winter-moon", title: "Night", text: "The snow keeps what light there is.",
      hours: [
        Hour(time: "20:50", text: "The moon is over the ridge"), Hour(time: "21:30", text: "Last lamp at the boathouse"),
        Hour(time: "23:00", text: "Owls"),
      ]),
  ]
}
