import Foundation
import Testing
import UIKit

@MainActor @Suite("Item providers")
struct ItemProviderTests {
  /// An object that is dragged as text.
  private final class Note: NSObject, NSItemProviderReading, NSItemProviderWriting {
    let text: String

    init(_ text: String) {
      self.text = text
      super.init()
    }

    static var writableTypeIdentifiersForItemProvider: [String] { [UTType.utf8PlainText.identifier] }
    static var readableTypeIdentifiersForItemProvider: [String] { [UTType.plainText.identifier] }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Note {
      Note(String(decoding: data, as: UTF8.self))
    }
    func loadData(
      withTypeIdentifier typeIdentifier: String,
      forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
      completionHandler(Data(text.utf8), nil)
      return nil
    }
  }

  @Test("Given a text, then it can become a text and an object that reads texts, and nothing else")
  func text() {
    let provider = NSItemProvider(object: NSString(string: "Hello"))
    #expect(provider.canLoadObject(ofClass: NSString.self) && provider.canLoadObject(ofClass: String.self))
    #expect(!provider.canLoadObject(ofClass: UIImage.self) && !provider.canLoadObject(ofClass: URL.self))
    #expect(provider.hasItemConformingToTypeIdentifier("public.text") && !provider.hasItemConformingToTypeIdentifier("public.image"))
    var loaded: [String] = []
    provider.loadObject(ofClass: String.self) { text, _ in loaded.append(text ?? "") }
    provider.loadObject(ofClass: Note.self) { note, _ in loaded.append((note as? Note)?.text ?? "") }
    #expect(loaded == ["Hello", "Hello"])
  }

  @Test("Given an object of an app's own, then it is turned into data and back, and can become a text")
  func custom() {
    let note = Note("Milk")
    let provider = NSItemProvider(object: note)
    var loaded: [AnyObject?] = []
    provider.loadObject(ofClass: Note.self) { object, _ in loaded.append(object) }
    provider.loadObject(ofClass: NSString.self) { object, _ in loaded.append(object) }
    #expect((loaded[0] as? Note)?.text == "Milk" && loaded[0] !== note && (loaded[1] as? NSString) == "Milk")
  }

  @Test("Given an object, when another kind is loaded, then there is an error")
  func error() {
    var failure: (any Error)?
    NSItemProvider(object: NSURL(string: "https://swift.org")!).loadObject(ofClass: UIImage.self) { _, error in failure = error }
    #expect(failure?.localizedDescription == "Cannot load representation of the requested type")
  }
}
