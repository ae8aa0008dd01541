extension String {
  /// The text with a capital first letter.
  var sentence: String { prefix(1).uppercased() + dropFirst() }
}
