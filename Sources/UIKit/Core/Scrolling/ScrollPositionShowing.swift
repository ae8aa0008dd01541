/// A view whose alpha shows how far the content near it has scrolled.
@MainActor
package protocol ScrollPositionShowing {}
