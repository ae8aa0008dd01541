struct Pet {
  let picture: String
  let name: String
  let clue: String

  static let all = [
    Pet(picture: "biscuit", name: "Biscuit", clue: "I fetch your slippers. What is left of them is yours."),
    Pet(picture: "marmalade", name: "Marmalade", clue: "Every box in this house was bought for me."),
    Pet(picture: "bubbles", name: "Bubbles", clue: "I go round the world each minute, and never pack."),
    Pet(picture: "domino", name: "Domino", clue: "One ear hears you. The other one hears the fridge."),
    Pet(picture: "juniper", name: "Juniper", clue: "Whatever you are reading, I am sitting on it."),
  ]
}
