struct Dish {
  let picture: String
  let name: String
  let summary: String
  let price: String
  let notes: [String]
  let text: String

  static let all = [
    Dish(
      picture: "tomato-soup", name: "Roast tomato soup", summary: "Cream, basil, pumpkin seeds", price: "9",
      notes: ["25 min", "Warm", "Vegetarian"],
      text: "Tomatoes from the bottom of the crate, roasted until they collapse, with a clove of garlic for company. It needs no stock, "
        + "only patience and bread."),
    Dish(
      picture: "margherita", name: "Pizza Margherita", summary: "Tomato, mozzarella, basil", price: "14",
      notes: ["90 s", "Wood oven", "Vegetarian"],
      text: "The dough has been asleep since the day before yesterday. It gets ninety seconds in the hottest place we have, and you get "
        + "the blisters."),
    Dish(
      picture: "berry-tart", name: "Berry tart", summary: "Vanilla cream, almond crust", price: "8",
      notes: ["3 h", "Cold", "With nuts"],
      text: "Whatever came from the garden this morning, set in rings on vanilla cream. The crust is half almonds and half butter, so we "
        + "cut it while nobody talks."),
    Dish(
      picture: "garden-bowl", name: "Garden bowl", summary: "Avocado, radish, chickpeas", price: "12",
      notes: ["10 min", "Cold", "Vegan"],
      text: "Five leaves, two crunches and something creamy: that is all the theory there is. The dressing is lemon and the water of the "
        + "chickpeas."),
    Dish(
      picture: "fried-eggs", name: "Eggs and toast", summary: "Brown butter, chives", price: "7",
      notes: ["6 min", "Warm", "All day"],
      text: "Low heat, a lid, and the butter just going brown at the edges. We toast the bread on one side only; you will see why."),
    Dish(
      picture: "pancakes", name: "Sunday pancakes", summary: "Maple syrup, blueberries", price: "10",
      notes: ["20 min", "Warm", "Weekends"],
      text: "Three to a plate, as high as they are honest. The batter rests for as long as the coffee takes."),
  ]
}
