import UIKit

/// Shows the address of a page instead of the page, and tells its delegate that it has loaded. It stands in for WebKit's class.
open class WKWebView: StandInView {
  /// The configuration with which the view was created.
  public let configuration: WKWebViewConfiguration
  /// The object that is told about loading.
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  /// The object that would show windows and alerts of a page.
  open weak var uiDelegate: (any WKUIDelegate)?
  /// The scroll view of the page, which is empty.
  public let scrollView = UIScrollView()
  /// The address of the page, or nil.
  public private(set) var url: URL?
  /// The name of the page's host, or nil.
  open var title: String? { url.map { $0.host ?? $0.lastPathComponent } }
  /// A Boolean value that indicates whether the delegate hasn't been told yet that the page has loaded.
  public private(set) var isLoading = false
  /// The part of the page that has loaded, 0…1.
  open var estimatedProgress: Double { isLoading ? 0.1 : url == nil ? 0 : 1 }
  /// A Boolean value that indicates whether a drag from the edge goes back. There is no history here.
  open var allowsBackForwardNavigationGestures = false
  /// False, because there is no history.
  open var canGoBack: Bool { false }
  /// False, because there is no history.
  open var canGoForward: Bool { false }

  /// The load that has begun last.
  private var latest: WKNavigation?

  /// Creates a view.
  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    addScrollView()
  }

  /// Creates a view with the usual configuration.
  public override convenience init(frame: CGRect) { self.init(frame: frame, configuration: WKWebViewConfiguration()) }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    addScrollView()
  }

  override var standIn: StandInLabel { StandInLabel(mark: .globe, title: title ?? "Web page", detail: url?.absoluteString) }

  private func addScrollView() {
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(scrollView)
  }

  // MARK: Loading

  /// Shows the address of a page.
  @discardableResult
  open func load(_ request: URLRequest) -> WKNavigation? { show(request.url) }

  /// Shows the address of a file.
  @discardableResult
  open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? { show(URL) }

  /// Shows the address that belongs to a text in HTML.
  @discardableResult
  open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? { show(baseURL ?? URL(string: "about:blank")) }

  /// Tells the delegate again that the page has loaded.
  @discardableResult
  open func reload() -> WKNavigation? { url == nil ? nil : show(url) }

  /// Ends loading without telling the delegate.
  open func stopLoading() {
    latest = nil
    isLoading = false
  }

  /// Returns nil, because there is no history.
  @discardableResult
  open func goBack() -> WKNavigation? { nil }

  /// Returns nil, because there is no history.
  @discardableResult
  open func goForward() -> WKNavigation? { nil }

  /// Calls the handler with nil, because there is no page in which a script could run.
  open func evaluateJavaScript(_ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil) {
    guard let completionHandler else { return }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(nil, nil) } }
  }

  private func show(_ address: URL?) -> WKNavigation {
    let navigation = WKNavigation()
    (url, latest, isLoading) = (address, navigation, true)
    repaint()
    DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.finish(navigation) } }
    return navigation
  }

  /// Tells the delegate that a page has loaded, unless another has begun to load.
  private func finish(_ navigation: WKNavigation) {
    guard latest === navigation else { return }
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    navigationDelegate?.webView(self, didCommit: navigation)
    guard latest === navigation else { return }
    stopLoading()
    navigationDelegate?.webView(self, didFinish: navigation)
  }
}

/// How a web view behaves. It stands in for WebKit's class.
open class WKWebViewConfiguration: NSObject {
  /// A Boolean value that indicates whether films play where they are.
  open var allowsInlineMediaPlayback = false
}

/// The loading of a page. It stands in for WebKit's class.
open class WKNavigation: NSObject {}

/// What a web view tells about loading. It stands in for WebKit's protocol.
@preconcurrency @MainActor
public protocol WKNavigationDelegate: AnyObject {
  /// Tells that a page begins to load.
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  /// Tells that a page begins to arrive.
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  /// Tells that a page has loaded.
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  /// Tells that a page can't be shown. Nothing calls it here.
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
  /// Tells that a page can't be loaded. Nothing calls it here.
  func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error)
}

extension WKNavigationDelegate {
  /// Does nothing.
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
  /// Does nothing.
  public func webView(_ webView: WKWebView, didFailProvisionalNavigation navigation: WKNavigation!, withError error: any Error) {}
}

/// Marks an object that would show a page's windows and alerts. It stands in for WebKit's protocol.
@preconcurrency @MainActor
public protocol WKUIDelegate: AnyObject {}
