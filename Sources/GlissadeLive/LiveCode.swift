import UIKit

/// The values of one version of the user's code, looked up while the code runs.
///
/// The ported code contains one instance, and asks it for each literal that can be tuned. The answer depends on the scene whose code is
/// running, so that two stages can run the same code with different values.
public final class LiveCode: Sendable {
  /// The resources of the user's files.
  public let resources: LiveResources

  /// Creates the values of a version of the user's code.
  ///
  /// - Parameter files: The absolute paths of the user's files.
  public init(files: [String] = []) { resources = LiveResources(of: files) }

  /// Returns the present value of the numeric literal with the given index, or `value` itself while it isn't tuned.
  public func number<Value: LiveNumber>(_ index: Int, _ value: Value) -> Value {
    guard let tuned = tunedValue(index) else { return value }
    return Value(liveValue: tuned)
  }

  /// Returns the present value of the Boolean literal with the given index, or `value` itself while it isn't tuned.
  public func boolean(_ index: Int, _ value: Bool) -> Bool {
    guard let tuned = tunedValue(index) else { return value }
    return tuned != 0
  }

  /// Returns the present choice for the option with the given index, or `value` itself while it isn't tuned.
  ///
  /// - Parameters:
  ///   - index: The index of the option.
  ///   - value: The option in the user's code.
  ///   - options: All options, in the order of the report.
  public func option<Value>(_ index: Int, _ value: Value, of options: Value...) -> Value {
    guard let tuned = tunedValue(index), options.indices.contains(Int(tuned)) else { return value }
    return options[Int(tuned)]
  }

  private func tunedValue(_ index: Int) -> Double? { LiveValues.running?.value(of: index, in: self) }
}

/// The tuned values of a stage for one version of the user's code.
///
/// A scene has at most one, and code that runs in the scene sees its values.
public final class LiveValues {
  private let code: LiveCode
  /// The values by their indexes: a number, 0 or 1 for a Boolean, or the position of an option. Values that aren't tuned are nil.
  package var values: [Double?]

  /// Creates the values of a stage.
  package init(_ values: [Double?], of code: LiveCode) {
    self.values = values
    self.code = code
  }

  /// Makes the running scene's code see these values, until the scene is closed.
  @MainActor package func install() { UIWindowScene.running?.codeValues = self }

  /// The values for the code that is running, or nil. Code on other queues than the main one belongs to no scene.
  static var running: LiveValues? {
    guard MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated { LiveReference(values: SceneTask.current?.codeValues as? LiveValues) }.values
  }

  func value(of index: Int, in code: LiveCode) -> Double? {
    code === self.code && values.indices.contains(index) ? values[index] : nil
  }
}

/// Carries values out of the main actor, to code that runs on the main queue as well.
private struct LiveReference: @unchecked Sendable {
  let values: LiveValues?
}
