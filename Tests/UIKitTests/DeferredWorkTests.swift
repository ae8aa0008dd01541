import Testing

@testable import UIKit

@Suite("Work that a scene does later") @MainActor
struct DeferredWorkTests {
  private let scheduler = SceneScheduler()

  @Test("Work runs by its time, and at one time in the order in which it was put off")
  func order() {
    var done: [Int] = []
    for (number, time) in [3.0, 1, 2, 1, 3, 0].enumerated() { scheduler.schedule(at: time) { done.append(number) } }
    #expect(scheduler.nextTime == 0)
    scheduler.runDue(by: 1)
    #expect(done == [5, 1, 3])
    #expect(scheduler.nextTime == 2)
    scheduler.schedule(at: 2) { done.append(6) }
    scheduler.runDue(by: 9)
    #expect(done == [5, 1, 3, 2, 6, 0, 4])
    #expect(scheduler.nextTime == nil)
  }

  @Test("Work that was called off does not run; the rest does, and so does what waits for another turn")
  func cancelling() {
    var done: [Int] = []
    let tickets = (0..<4).map { number in scheduler.schedule(at: 1) { done.append(number) } }
    scheduler.cancel(tickets[1])
    scheduler.cancel(tickets[1])
    scheduler.schedule(at: 1) { [scheduler] in scheduler.schedule(at: 1) { done.append(9) } }
    scheduler.runDue(by: 1)
    #expect(done == [0, 2, 3])
    scheduler.cancel(tickets[0])
    scheduler.runDue(by: 1)
    #expect(done == [0, 2, 3, 9])
  }

  @Test("Work that has run is forgotten at once, with all that it holds")
  func forgetting() {
    final class Witness {}
    weak var witness: Witness?
    do {
      let held = Witness()
      witness = held
      scheduler.schedule(at: 1) { _ = held }
    }
    for time in 2..<9 { scheduler.schedule(at: Double(time)) {} }
    scheduler.runDue(by: 1)
    #expect(witness == nil)
  }

  @Test("A hundred thousand pieces of work, such as the input of half an hour, cost no more a piece than a few", .timeLimit(.minutes(1)))
  func manyPieces() {
    var count = 0
    for number in 0..<100_000 { scheduler.schedule(at: Double(number)) { count += 1 } }
    while let time = scheduler.nextTime { scheduler.runDue(by: time) }
    #expect(count == 100_000)
  }
}
