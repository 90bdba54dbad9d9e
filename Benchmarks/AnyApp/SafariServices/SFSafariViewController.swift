public import UIKit

/// A browser for one address; shows the address.
open class SFSafariViewController: UIViewController {
  private let url: URL

  /// Makes a browser for an address, which is not loaded.
  public init(url: URL) {
    self.url = url
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: a browser is made for an address.
  public required init?(coder: NSCoder) { nil }

  open override func viewDidLoad() {
    super.viewDidLoad()
    let label = UILabel()
    label.text = url.absoluteString
    view.addSubview(label)
  }
}
