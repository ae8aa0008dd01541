import Foundation
import InterfaceBuilder
import SourceReport

// The numbers in Interface Builder files, which are tuned and saved as the literals of the code are.
extension SourceReport {
  /// Adds the numbers in the Interface Builder files of an app. Files that can't be read have none.
  mutating func addInterfaceValues(of app: AppFiles?) {
    guard let app else { return }
    var counts: [String: Int] = [:]
    for path in app.interfaceFiles {
      guard let bytes = FileManager.default.contents(atPath: path), let file = try? InterfaceFile(contentsOf: path, bytes: bytes),
        file.kind != .launchScreen
      else { continue }
      let numbers = file.numbers(in: bytes)
      guard !numbers.isEmpty else { continue }
      files.append(SourceFile(path: path, portedPath: ""))
      let name = (path as NSString).lastPathComponent
      for number in numbers {
        let id = "\(name):\(number.place.id).\(number.place.attribute)"
        counts[id, default: 0] += 1
        let text = String(decoding: bytes.dropFirst(number.range.lowerBound).prefix(number.range.count), as: UTF8.self)
        values.append(
          SourceValue(
            index: values.count, id: counts[id] == 1 ? id : "\(id)#\(counts[id] ?? 0)", title: number.title,
            group: number.scene.map { "\(name), \($0)" } ?? name, content: .number(number.content), file: files.count - 1,
            range: number.range, line: number.line, text: text, isPrimary: false,
            interfacePlace: .init(id: number.place.id, attribute: number.place.attribute)))
      }
    }
  }

  /// The report about the code alone.
  var withoutInterfaceValues: SourceReport {
    var copy = self
    copy.values.removeAll { $0.interfacePlace != nil }
    copy.files.removeAll { $0.portedPath.isEmpty }
    return copy
  }

  /// The indexes of the numbers in Interface Builder files, by their places.
  var interfaceIndexes: [InterfacePlace: Int] {
    values.reduce(into: [:]) { indexes, value in
      guard let place = value.interfacePlace else { return }
      indexes[InterfacePlace(path: files[value.file].path, id: place.id, attribute: place.attribute)] = value.index
    }
  }
}

extension InterfaceNumber {
  /// The number with a range for a slider.
  fileprivate var content: SourceValue.NumberContent {
    SourceValue.NumberContent(value: value, range: sliderRange, step: step, unit: unit, isInteger: isInteger)
  }

  private var sliderRange: ClosedRange<Double> {
    switch kind {
    case .constant, .runtimeAttribute:
      let size = max(abs(value) * 2, kind == .constant ? 100 : 50)
      return (value < 0 ? -size : kind == .constant ? -size / 2 : 0)...size
    case .multiplier: return 0...max(value * 2, 2)
    case .priority: return 1...1000
    case .alpha: return 0...1
    case .spacing: return 0...max(value * 2, 50)
    }
  }

  private var step: Double {
    switch kind {
    case .multiplier, .alpha: 0.01
    case .priority: 1
    case .constant, .spacing, .runtimeAttribute: isInteger ? 1 : 0.5
    }
  }

  private var unit: SourceValue.Unit {
    switch kind {
    case .constant, .spacing: .points
    case .multiplier, .alpha: .ratio
    case .priority, .runtimeAttribute: .none
    }
  }
}
