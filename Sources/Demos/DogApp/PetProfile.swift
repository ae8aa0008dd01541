struct PetProfile: Equatable {
  let picture: String
  let name: String
  let summary: String
  let facts: [Fact]
  let story: [String]

  /// A fact, such as "Age" with "2 years".
  struct Fact: Equatable {
    let title: String
    let value: String
  }

  static let all = [
    PetProfile(
      picture: "biscuit", name: "Biscuit", summary: "Retriever of slippers, 4 years",
      facts: [Fact(title: "Age", value: "4 years"), Fact(title: "Weight", value: "28 kg"), Fact(title: "Walks", value: "3 a day")],
      story: [
        "Biscuit believes that every visitor has come to see him, and he is usually right. He knows five words, four of which are "
          + "names of cheese.",
        "He would like a garden, a sofa, and somebody who does not mind company in the bathroom. Children are welcome, cats are "
          + "tolerated, the vacuum cleaner is not.",
      ]),
    PetProfile(
      picture: "domino", name: "Domino", summary: "Shepherd without a flock, 2 years",
      facts: [Fact(title: "Age", value: "2 years"), Fact(title: "Weight", value: "19 kg"), Fact(title: "Walks", value: "Yes")],
      story: [
        "One ear stands and listens, the other one has its own opinions. Domino has herded ducks, toddlers and, on one occasion, a "
          + "wedding party.",
        "She needs a job. Agility, long hills, a newspaper to carry: it does not matter what, so long as it is hers. Give her that "
          + "and she will sleep at your feet all evening.",
      ]),
    PetProfile(
      picture: "marmalade", name: "Marmalade", summary: "Owner of many boxes, 6 years",
      facts: [Fact(title: "Age", value: "6 years"), Fact(title: "Weight", value: "5 kg"), Fact(title: "Naps", value: "19 a day")],
      story: [
        "Marmalade comes with a blanket that must not be washed. In return you get a warm lap from October to April.",
        "He prefers a quiet household with a window towards the birds.",
      ]),
    PetProfile(
      picture: "juniper", name: "Juniper", summary: "Reads along, 3 years",
      facts: [Fact(title: "Age", value: "3 years"), Fact(title: "Weight", value: "4 kg"), Fact(title: "Voice", value: "Hoarse")],
      story: [
        "Whatever you are reading, Juniper is sitting on it. She grew up in a bookshop and has the manners of one.",
        "She gets along with everybody who speaks softly, and with nobody who has a flute.",
      ]),
  ]
}
