extension String {
  /// The text with a capital letter at its beginning, as a sentence of its own has one.
  var sentence: String { prefix(1).uppercased() + dropFirst() }
}
