import UIKit

struct Animal {
  let picture: String
  let name: String
  let line: String
  let text: String
  let color: UIColor

  @MainActor static let all = [
    Animal(
      picture: "02-fox", name: "Fox", line: "Up at five, home by seven",
      text: "Has an understanding with the baker. Nobody knows the terms, but on Thursdays there is always one roll too few.",
      color: UIColor(red: 0.3, green: 0.53, blue: 0.51, alpha: 1)),
    Animal(
      picture: "06-owl", name: "Owl", line: "Please do not ring before dusk",
      text: "Reads everything that is left on the bench, crosswords first. Returns each paper folded, with the answers in pencil.",
      color: UIColor(red: 0.27, green: 0.25, blue: 0.5, alpha: 1)),
    Animal(
      picture: "11-cat", name: "Cat", line: "Lives here, and next door",
      text: "Answers to three names in three kitchens. The vet has one file, four owners and a very full drawer of photographs.",
      color: UIColor(red: 0.8, green: 0.5, blue: 0.42, alpha: 1)),
    Animal(
      picture: "15-bear", name: "Bear", line: "Away until the end of March",
      text: "Leaves a list on the door each autumn: water the fern, wake me for plums. The fern is doing well.",
      color: UIColor(red: 0.33, green: 0.5, blue: 0.27, alpha: 1)),
    Animal(
      picture: "19-rabbit", name: "Rabbit", line: "Late, but in good spirits",
      text: "Keeps a garden that feeds half the street and a diary that nobody can read. Both are growing.",
      color: UIColor(red: 0.47, green: 0.48, blue: 0.76, alpha: 1)),
    Animal(
      picture: "24-whale", name: "Whale", line: "Passing through",
      text: "Sings for the ferries on the way north. The captains say that it is the same song, and that it gets better.",
      color: UIColor(red: 0.07, green: 0.3, blue: 0.48, alpha: 1)),
    Animal(
      picture: "26-penguin", name: "Penguin", line: "Dressed for it",
      text: "Runs the ice stand by the pier and cannot see what everybody is complaining about. It is a lovely day.",
      color: UIColor(red: 0.82, green: 0.6, blue: 0.22, alpha: 1)),
  ]
}
