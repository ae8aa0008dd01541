/// A view that UIKit itself adds for a transition, and may leave in place after it: the container of a presentation, a zoom that lands, a
/// page that continues to the edge during the next pop, or a page that has curled up.
protocol TransitionScaffolding: UIView {}
