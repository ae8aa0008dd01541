@testable import PhotoFolder
@testable import Rehearsal
import Foundation
import Host
import TestSupport
import Testing

@Suite("The photos of a large folder are sorted by date while a person sees the first ones", .timeLimit(.minutes(1)))
@MainActor
struct DateOrderTests {
  private let folder: TemporaryFolder
  private let photos: FolderPhotos

  /// Makes a folder of photos that a camera has numbered day by day, and of one that has a number of an earlier day.
  init() throws {
    let folder = try TemporaryFolder()
    self.folder = folder
    let sources = try (1...3).map { day in
      try folder.write(TemporaryFolder.picture().withExif(ExifData(date: "2024:05:0\(day) 12:00:00").bytes), as: ".day\(day)")
    }
    for number in 0..<250 {
      let day = number == 7 ? 3 : number < 200 ? 1 : 2
      #expect(link(sources[day - 1], "\(folder.path)/IMG_\(number).png") == 0)
    }
    photos = FolderPhotos(PhotoLibrary(paths: [folder.path]), thumbnails: ThumbnailLoader(isImmediate: true), isLive: true)
  }

  /// Returns what is passed on, the given number of times.
  private func orders(_ count: Int = 3, showingFormer showsFormer: Bool = true) async -> [DatedPhotos] {
    let (stream, continuation) = AsyncStream.makeStream(of: DatedPhotos.self)
    photos.sortByDate(showingFormer: showsFormer) { continuation.yield($0) }
    var orders: [DatedPhotos] = []
    for await order in stream {
      orders.append(order)
      if orders.count == count { break }
    }
    return orders
  }

  private func numbers(_ photos: some Collection<Photo>) -> [Int] { photos.compactMap { Int($0.title.dropFirst("IMG_".count)) } }

  @Test("First the latest ones by name with their dates, then the others behind them, and at last all in order")
  func steps() async throws {
    let orders = await orders()
    #expect(orders.map(\.photos.count) == [100, 250, 250] && orders.map(\.days.count) == [100, 100, 250])
    #expect(orders.map(\.isComplete) == [false, false, true])
    #expect(numbers(orders[0].photos) == Array(200..<250) + Array(150..<200))
    #expect(orders[0].days.first == PhotoDay(year: 2024, month: 5, day: 2))
    #expect(Array(orders[1].photos.prefix(100)) == orders[0].photos)
    #expect(numbers(orders[1].photos.dropFirst(100)) == (0..<150).reversed())
    #expect(numbers(orders[2].photos) == [7] + Array(200..<250) + Array(0..<7) + Array(8..<200))
  }

  @Test("Once they are sorted, they are passed on at once")
  func kept() async throws {
    _ = await orders()
    var count = 0
    photos.sortByDate { order in
      #expect(order.isComplete)
      count += 1
    }
    #expect(count == 1)
  }

  @Test("After a change of the folder, the former order is passed on only where it isn't shown yet")
  func changes() async throws {
    _ = await orders()
    try FileManager.default.removeItem(atPath: folder.path + "/IMG_7.png")
    photos.takeChanges()
    let updated = await orders(1, showingFormer: false)
    #expect(updated[0].isComplete && numbers(updated[0].photos).first == 200)
    try FileManager.default.removeItem(atPath: folder.path + "/IMG_200.png")
    photos.takeChanges()
    let opened = await orders(2)
    #expect(opened.map { numbers($0.photos).first } == [200, 201])
  }
}
