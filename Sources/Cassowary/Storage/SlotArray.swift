/// Elements at fixed indices that are reused after a removal, with a journal that can undo everything since `begin()`.
///
/// The journal stores an element at its first change, so that the cost of a transaction depends only on what it changes.
struct SlotArray<Element: Sendable>: Sendable {
  private struct Slot: Sendable {
    var element: Element
    /// The transaction in whose journal this slot is.
    var transaction = 0
    /// The index of the next free slot, if this one is free.
    var nextFree = -1
  }

  private struct Entry: Sendable {
    let index: Int
    let slot: Slot
  }

  private var slots: [Slot] = []
  private var firstFree = -1
  private var journal: [Entry] = []
  private var transaction = 0
  private var isRecording = false
  private var countBefore = 0
  private var firstFreeBefore = -1

  init() {}

  /// One more than the largest index in use.
  var endIndex: Int { slots.count }

  subscript(index: Int) -> Element {
    get { slots[index].element }
    _modify {
      record(index)
      yield &slots[index].element
    }
  }

  /// Stores an element in a free slot, and returns its index.
  mutating func insert(_ element: Element) -> Int {
    guard firstFree >= 0 else {
      slots.append(Slot(element: element, transaction: transaction))
      return slots.count - 1
    }
    let index = firstFree
    record(index)
    firstFree = slots[index].nextFree
    slots[index].element = element
    slots[index].nextFree = -1
    return index
  }

  /// Frees a slot, and stores `blank` in it.
  mutating func remove(at index: Int, leaving blank: Element) {
    record(index)
    slots[index].element = blank
    slots[index].nextFree = firstFree
    firstFree = index
  }

  mutating func begin() {
    guard !isRecording else { fatalError("The changes of an array are recorded already.") }
    isRecording = true
    transaction += 1
    countBefore = slots.count
    firstFreeBefore = firstFree
  }

  mutating func commit() {
    isRecording = false
    journal.removeAll(keepingCapacity: true)
  }

  mutating func rollback() {
    for entry in journal { slots[entry.index] = entry.slot }
    slots.removeLast(slots.count - countBefore)
    firstFree = firstFreeBefore
    commit()
  }

  private mutating func record(_ index: Int) {
    guard isRecording, slots[index].transaction != transaction else { return }
    journal.append(Entry(index: index, slot: slots[index]))
    slots[index].transaction = transaction
  }
}
