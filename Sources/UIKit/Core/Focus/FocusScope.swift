/// A view in front of others, such as a dialog, which keeps the focus inside while it is in the window.
@preconcurrency @MainActor
package protocol FocusScope: UIView {}
