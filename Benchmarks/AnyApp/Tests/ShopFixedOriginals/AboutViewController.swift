import UIKit

/// The shop's address, as the advice of `leaks` has it: the closure does not hold the controller.
class AboutViewController: UIViewController {
  @IBOutlet var addressLabel: UILabel!
  private var close: () -> Void = {}
  private var taps = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    addressLabel.text = "1 Main Street"
    close = { [weak self] in self?.dismiss(animated: true) }
  }

  @IBAction func closeTapped(_ sender: Any) {
    close()
  }

  @IBAction func callTapped(_ sender: UIButton) {
    taps += 1
  }
}
