import GlissadeLive
import InterfaceBuilder
import SourceReport
import UIKit

/// The code and the resources of a project to which its Interface Builder files refer.
@MainActor
final class ProjectCode: InterfaceCode {
  private let registry: LiveRegistry
  private let indexes: [InterfacePlace: Int]
  private let notes: CodeNotes

  /// Creates the code that has registered its classes. `indexes` are those of the numbers that can be tuned.
  init(_ registry: LiveRegistry, indexes: [InterfacePlace: Int], notes: CodeNotes) {
    (self.registry, self.indexes, self.notes) = (registry, indexes, notes)
  }

  func type(named name: String) -> AnyObject.Type? {
    registry.type(named: name) ?? ["StandIns", "UIKit"].lazy.compactMap { _typeByName("\($0).\(name)") as? AnyObject.Type }.first
  }

  func image(named name: String) -> UIImage? { registry.code.flatMap { UIImage(named: name, in: $0.resources) } }

  func color(named name: String) -> UIColor? { registry.code.flatMap { UIColor(named: name, in: $0.resources) } }

  func text(forKey key: String, inFile name: String) -> String? { registry.code?.resources.text(forKey: key, inFile: name) }

  func number(at place: InterfacePlace) -> Double? { indexes[place].flatMap { registry.code?.tunedValue($0) } }

  func warn(_ problem: InterfaceProblem, inFile path: String) {
    notes.add(SourceMessage(.warning, path: path, line: problem.line, column: 1, text: problem.text))
  }
}
