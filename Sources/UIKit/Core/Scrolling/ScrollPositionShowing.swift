/// A view whose alpha depends on how far the content near it has scrolled.
@MainActor
package protocol ScrollPositionShowing {}
