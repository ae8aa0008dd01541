import Foundation

public protocol UIContentConfiguration {
  @MainActor func makeContentView() -> any UIView & UIContentView
  @MainActor func updated(for state: any UIConfigurationState) -> Self
}

@preconcurrency @MainActor
public protocol UIContentView: NSObjectProtocol {
  var configuration: any UIContentConfiguration { get set }
  func supports(_ configuration: any UIContentConfiguration) -> Bool
}

extension UIContentView {
  public func supports(_ configuration: any UIContentConfiguration) -> Bool { type(of: configuration) == type(of: self.configuration) }
}
