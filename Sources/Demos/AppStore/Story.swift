struct Story {
  let picture: String
  let kicker: String
  let title: String
  let paragraphs: [String]

  static let all = [
    Story(
      picture: "10-lake-at-the-pass", kicker: "JOURNEY OF THE DAY", title: "The lake that the road forgot, and how to walk there",
      paragraphs: [
        "The bus stops where the tarmac does. From there it is two hours on foot, most of them beside a stream that has opinions about "
          + "where the path should go.",
        "Start early. Before nine the water is so still that photographs of it have been hung upside down, in galleries, by people who "
          + "were paid to know better.",
        "There is one hut, with soup on weekdays and better soup on Sundays. Bring coins, a jumper, and somebody to be quiet with.",
      ]),
    Story(
      picture: "13-ribbons", kicker: "MADE BY HAND", title: "One line, drawn very slowly",
      paragraphs: [
        "Every ribbon in this picture is a single curve, followed from one end to the other by a brush that never leaves the paper.",
        "It takes an afternoon. The trick, says the painter, is to breathe out in the bends.",
        "Asked what it shows, she looked at it for a while. “A conversation,” she said. “I am the yellow one.”",
      ]),
    Story(
      picture: "22-rainy-street", kicker: "AFTER DARK", title: "Nine places that are better in the rain",
      paragraphs: [
        "A city is drawn twice when it rains: once above the kerb and once below. This is a guide to the second one.",
        "Begin at the tram depot, where the rails hold the light the longest. End at the noodle bar that has no sign; you will know it by "
          + "the steam.",
        "Umbrellas are for people with somewhere to be.",
      ]),
  ]
}
