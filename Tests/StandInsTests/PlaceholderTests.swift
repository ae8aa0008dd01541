import StandIns
import Testing
import UIKit
import UITestSupport

@Suite("Placeholders with the classes of other frameworks") @MainActor
struct PlaceholderTests {
  private final class Delegate: WKNavigationDelegate {
    var calls: [String] = []

    func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) { calls.append("start") }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) { calls.append("finish \(webView.title ?? "")") }
  }

  @Test("A web view tells its delegate in a later turn that the page has loaded; of two pages, only the second")
  func webView() throws {
    let harness = SceneHarness()
    let (web, delegate) = (WKWebView(frame: CGRect(x: 0, y: 0, width: 200, height: 200)), Delegate())
    web.navigationDelegate = delegate
    try harness.perform {
      harness.rootView.addSubview(web)
      web.load(URLRequest(url: try #require(URL(string: "https://example.com/first"))))
      web.load(URLRequest(url: try #require(URL(string: "https://example.org/second"))))
      #expect(web.isLoading && delegate.calls.isEmpty)
    }
    harness.turn()
    harness.turn()
    #expect(delegate.calls == ["start", "finish example.org"] && !web.isLoading && web.estimatedProgress == 1)
  }

  @Test("Placeholders are subclassed and created from archives as other views are")
  func subclasses() throws {
    final class Own: SCNView {
      let note: String
      override init(frame: CGRect) {
        note = "frame"
        super.init(frame: frame)
      }
      required init?(coder: NSCoder) {
        note = "coder"
        super.init(coder: coder)
      }
    }
    #expect(Own(frame: .zero).note == "frame")
    for view in [SCNView(), ARSCNView(), SKView(), MTKView(), GLKView(), PDFView()] {
      let harness = SceneHarness()
      view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
      harness.turn { harness.rootView.addSubview(view) }
      #expect(view.subviews.first?.layer.contents != nil, "\(type(of: view)) draws nothing")
    }
  }

  @Test("The panel follows the size of its view, and lies below what is added")
  func panel() {
    let harness = SceneHarness()
    let view = SKView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let label = UILabel()
    harness.turn {
      view.addSubview(label)
      harness.rootView.addSubview(view)
    }
    harness.turn { view.frame.size = CGSize(width: 200, height: 50) }
    #expect(view.subviews.first?.frame == view.bounds && view.subviews.last === label)
  }

  @Test("A screen by SwiftUI is a placeholder with the size of its view")
  func hosting() {
    let hosting = UIHostingController(rootView: NamedView("Profile"))
    let harness = SceneHarness(root: hosting)
    #expect(hosting.view.subviews.first?.frame == harness.window.bounds)
    #expect(hosting.rootView.name == "Profile" && hosting.sizeThatFits(in: CGSize(width: 100, height: 900)).width == 100)
  }

  @Test("A document is nil without a file, and a controller of a page is dismissed by its button")
  func documents() {
    #expect(PDFDocument(url: URL(fileURLWithPath: "/no/such/file.pdf")) == nil)
    let harness = SceneHarness()
    let page = SFSafariViewController(url: URL(fileURLWithPath: "/page.html"))
    harness.turn { harness.window.rootViewController?.present(page, animated: false) }
    #expect(page.view.subviews.contains { $0 is WKWebView })
    let bar = page.view.subviews.compactMap { $0 as? UINavigationBar }.first
    #expect(bar?.topItem?.leftBarButtonItem?.title == "Done")
  }
}
