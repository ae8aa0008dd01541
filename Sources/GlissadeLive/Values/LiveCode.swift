import Synchronization
import UIKit

/// The values of one version of the user's code.
///
/// The ported code requests each literal that can be tuned from an instance. The result depends on the running scene, so that two stages
/// can run the same code with different values.
public final class LiveCode: Sendable {
  /// The resources of the user's files.
  public let resources: LiveResources

  private let classes = Mutex<ClassTable?>(nil)

  /// Creates the values of the code in files with absolute paths.
  public init(files: [String] = []) { resources = LiveResources(of: files) }

  /// Uses the classes of a registry, which the code of an app and of its libraries share.
  @MainActor
  public func join(_ registry: LiveRegistry) {
    let table = registry.classes
    classes.withLock { $0 = table }
  }

  /// Returns a class of the user's code or else of UIKit by its name, or nil if there is none, as `NSClassFromString` does.
  public func type(named name: String) -> AnyClass? {
    classes.withLock { $0 }?.type(named: name) ?? _typeByName("UIKit.\(name)") as? AnyClass
  }

  /// Returns the tuned value of the numeric literal at an index, or `value`.
  public func number<Value: LiveNumber>(_ index: Int, _ value: Value) -> Value {
    guard let tuned = tunedValue(index) else { return value }
    return Value(liveValue: tuned)
  }

  /// Returns the tuned value of the Boolean literal at an index, or `value`.
  public func boolean(_ index: Int, _ value: Bool) -> Bool {
    guard let tuned = tunedValue(index) else { return value }
    return tuned != 0
  }

  /// Returns the tuned choice for the option at an index, or `value`. The options are in the order of the report.
  public func option<Value>(_ index: Int, _ value: Value, of options: Value...) -> Value {
    guard let tuned = tunedValue(index), options.indices.contains(Int(tuned)) else { return value }
    return options[Int(tuned)]
  }

  // Code in several files counts the indexes from that of the first value of the file.

  /// Returns the tuned value of the numeric literal at an index, counted from `first`, or `value`.
  public func number<Value: LiveNumber>(_ first: Int, _ index: Int, _ value: Value) -> Value { number(first + index, value) }

  /// Returns the tuned value of the Boolean literal at an index, counted from `first`, or `value`.
  public func boolean(_ first: Int, _ index: Int, _ value: Bool) -> Bool { boolean(first + index, value) }

  /// Returns the tuned choice for the option at an index, counted from `first`, or `value`. The options are in the order of the report.
  public func option<Value>(_ first: Int, _ index: Int, _ value: Value, of options: Value...) -> Value {
    guard let tuned = tunedValue(first + index), options.indices.contains(Int(tuned)) else { return value }
    return options[Int(tuned)]
  }

  /// Returns the tuned value at an index, or nil if it isn't tuned: a number, 0 or 1 for a Boolean, or the position of an option.
  package func tunedValue(_ index: Int) -> Double? { LiveValues.running?.value(of: index, in: self) }
}

/// The tuned values of a stage for one version of the user's code. They apply to code that runs in the scene of the stage.
public final class LiveValues {
  private let code: LiveCode
  /// By index: a number, 0 or 1 for a Boolean, the position of an option, or nil if it isn't tuned.
  package var values: [Double?]

  package init(_ values: [Double?], of code: LiveCode) {
    self.values = values
    self.code = code
  }

  /// Applies the values to the running scene, until the scene is closed.
  @MainActor package func install() { UIWindowScene.running?.code.values = self }

  /// The values for the running code, or nil. Code on queues other than the main one belongs to no scene.
  static var running: LiveValues? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { LiveReference(values: SceneTask.current?.code.values as? LiveValues) }.values
  }

  func value(of index: Int, in code: LiveCode) -> Double? { code === self.code && values.indices.contains(index) ? values[index] : nil }
}

/// Transfers values from the main actor to other code on the main queue.
private struct LiveReference: @unchecked Sendable {
  let values: LiveValues?
}
