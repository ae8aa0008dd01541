import Foundation
import Testing

@testable import Photos
@testable import Rehearsal

@Suite("Predicates with formats select assets")
@MainActor
struct PredicateTests {
  /// Returns whether an object with these values meets a condition.
  private func holds(_ format: String, _ arguments: Any?...) -> Bool? {
    let values: [String: PhotoValue] = [
      "mediaType": .number(1), "mediaSubtypes": .number(5), "isFavorite": .number(1), "pixelWidth": .number(4000),
      "creationDate": .date(Date(timeIntervalSince1970: 1000)), "localizedTitle": .text("Été 2024"), "burstIdentifier": .null,
    ]
    return PredicateParser.parse(format, arguments)?.isTrue { values[$0] }
  }

  @Test("Conditions of iOS code hold as they do there")
  func conditions() {
    #expect(holds("mediaType == %d", PHAssetMediaType.image.rawValue) == true)
    #expect(holds("mediaType = %i OR mediaType = %i", 2, 3) == false)
    #expect(holds("(mediaSubtypes & %d) != 0 || (mediaSubtypes & %d) != 0", 2, 4) == true)
    #expect(holds("NOT ((mediaSubtypes & %d) != 0)", PHAssetMediaSubtype.photoHDR.rawValue) == true)
    #expect(holds("!((mediaSubtypes & %ld) == %ld) && isFavorite == YES", 4, 4) == false)
    #expect(holds("isFavorite == %@ AND pixelWidth >= %f", NSNumber(value: true), 3000.5) == true)
    #expect(holds("creationDate > %@ && creationDate < %@", Date(timeIntervalSince1970: 999), NSDate(timeIntervalSince1970: 1001)) == true)
    #expect(holds("creationDate BETWEEN {%@, %@}", Date(timeIntervalSince1970: 0), Date(timeIntervalSince1970: 10)) == false)
    #expect(holds("mediaType IN %@", [1, 2]) == true)
    #expect(holds("%K == %@", "mediaType", 2) == false)
    #expect(holds("burstIdentifier == nil") == true)
    #expect(holds("localizedTitle CONTAINS[cd] 'ete' and localizedTitle ENDSWITH \"24\"") == true)
    #expect(holds("localizedTitle LIKE 'Été*' AND localizedTitle MATCHES '.+ \\\\d{4}'") == true)
    #expect(holds("TRUEPREDICATE") == true)
  }

  @Test(
    "A format that can't be read selects nothing", arguments: ["mediaType ==", "mediaType == %d", "(isFavorite == YES", "mediaType ~ 1"])
  func badFormats(format: String) { #expect(PredicateParser.parse(format, []) == nil) }

  @Test("They select in a fetch, alone and joined with others")
  func fetching() throws {
    let harness = try PhotosHarness(["Screenshot.png"])
    try harness.write("new.png", taken: "2024:01:01 12:00:00")
    try harness.write("old.png", taken: "2004:01:01 12:00:00")
    let recent = NSPredicate(format: "creationDate > %@", Date(timeIntervalSince1970: 1_600_000_000))
    let camera = NSPredicate(format: "(mediaSubtypes & %d) == 0", argumentArray: [PHAssetMediaSubtype.photoScreenshot])
    #expect(harness.names(where: camera) == ["new.png", "old.png"])
    #expect(harness.names(where: NSCompoundPredicate(andPredicateWithSubpredicates: [recent, camera])) == ["new.png"])
  }
}
