import UIKit

/// The shop's address. A fault is planted: the closure holds the controller, and the controller the closure.
class AboutViewController: UIViewController {
  @IBOutlet var addressLabel: UILabel!
  private var close: () -> Void = {}
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addressLabel.text = "1 Main Street"
    close = { self.dismiss(animated: true) }
  }

  @IBAction func closeTapped(_ sender: Any) {
    close()
  }

  /// A fault is planted: the third tap is one too many.
  @IBAction func callTapped(_ sender: UIButton) {
    taps += 1
    precondition(taps < 3, "nobody answers")
  }
}
