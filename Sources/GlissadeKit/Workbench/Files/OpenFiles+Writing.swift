import Tweaks
import UserCode

struct FileWriting {
  weak var file: OpenFile?
  /// The edits that undo the writing.
  let inverse: [SourceEdit]
  /// The tuned values before the writing.
  let values: [Tweak.ID: TweakValue]
  /// The position among the steps that can be undone.
  let number: Int
}

// Writing tuned values into files can be undone, like a change of a value.
extension OpenFiles {
  func write(_ edits: [SourceEdit], into file: OpenFile, tuned values: [Tweak.ID: TweakValue]) throws(SourceEditError) {
    let inverse = try SourceEdit.write(edits)
    writings.append(FileWriting(file: file, inverse: inverse, values: values, number: EditOrder.next()))
  }

  /// The position of the latest writing among the steps that can be undone.
  var undoNumber: Int? { writings.last?.number }

  /// Undoes the latest writing, and tunes the values as they were before. Returns a message for the person.
  func undoWriting() -> String {
    guard let writing = writings.popLast(), let file = writing.file else { return "The file is no longer open" }
    do throws(SourceEditError) {
      var edits = writing.inverse
      if let report = file.source.report {
        // Other lines may have changed since.
        for index in edits.indices { edits[index] = (try? edits[index].relocated(by: report)) ?? edits[index] }
      }
      _ = try SourceEdit.write(edits)
      file.restoredValues = writing.values
      return "\(file.name) is as it was before"
    } catch {
      return error.description.sentence
    }
  }
}
