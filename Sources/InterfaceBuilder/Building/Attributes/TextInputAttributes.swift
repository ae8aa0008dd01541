import UIKit

/// The traits of views in which people enter text.
@MainActor
enum TextInputAttributes {
  /// Sets the traits. Without one for capital letters, the keyboard doesn't begin sentences with them.
  static func set<Input: UITextInputTraits>(_ input: Input, _ value: AttributeValue) {
    guard let values = value.group else { return }
    input.autocapitalizationType = .none
    table().apply(input, values)
  }

  private static func table<Input: UITextInputTraits>() -> AttributeTable<Input> {
    AttributeTable<Input>([
      .init(
        "autocapitalizationType", \.autocapitalizationType,
        AttributeValue.names(UITextAutocapitalizationType.none, .words, .sentences, .allCharacters)),
      .init("autocorrectionType", \.autocorrectionType, AttributeValue.names(UITextAutocorrectionType.default, .no, .yes)),
      .init("spellCheckingType", \.spellCheckingType, AttributeValue.names(UITextSpellCheckingType.default, .no, .yes)),
      .init("smartQuotesType", \.smartQuotesType, AttributeValue.names(UITextSmartQuotesType.default, .no, .yes)),
      .init("smartDashesType", \.smartDashesType, AttributeValue.names(UITextSmartDashesType.default, .no, .yes)),
      .init("smartInsertDeleteType", \.smartInsertDeleteType, AttributeValue.names(UITextSmartInsertDeleteType.default, .no, .yes)),
      .init("keyboardType", \.keyboardType, keyboards),
      .init("keyboardAppearance", \.keyboardAppearance, ["alert": .dark, "dark": .dark, "light": .light]),
      .init("returnKeyType", \.returnKeyType, returnKeys),
      .init("enablesReturnKeyAutomatically", \.enablesReturnKeyAutomatically, \.flag),
      .init("secureTextEntry", \.isSecureTextEntry, \.flag), .init("textContentType", \.textContentType, \.contentType),
    ])
  }

  private static let keyboards = AttributeValue.names(
    UIKeyboardType.default, .asciiCapable, .numbersAndPunctuation, .URL, .numberPad, .phonePad, .namePhonePad, .emailAddress, .decimalPad,
    .twitter, .webSearch, .asciiCapableNumberPad
  ).merging(["alphabet": .alphabet, "ASCIICapable": .asciiCapable, "ASCIICapableNumberPad": .asciiCapableNumberPad]) { own, _ in own }

  private static let returnKeys = AttributeValue.names(
    UIReturnKeyType.default, .go, .google, .join, .next, .route, .search, .send, .yahoo, .done, .emergencyCall, .continue)
}

extension AttributeValue {
  fileprivate var contentType: UITextContentType? { text.map(UITextContentType.init) }
}
