import UIKit

/// One item: how many of it, as a gift or not, and a clock that runs.
class DetailsViewController: UIViewController {
  @IBOutlet private var nameLabel: UILabel!
  @IBOutlet private var countLabel: UILabel!
  @IBOutlet private var secondsLabel: UILabel!
  @IBOutlet private var noteField: UITextField!

  var name = ""
  private var timer: Timer?
  private var seconds = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    nameLabel.text = name
    timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    timer?.invalidate()
  }

  @objc private func tick() {
    seconds += 1
    secondsLabel.text = "\(seconds) s"
  }

  @IBAction private func countChanged(_ sender: UIStepper) {
    countLabel.text = "\(Int(sender.value)) pieces"
  }

  @IBAction private func giftChanged(_ sender: UISwitch) {
    title = sender.isOn ? "A gift" : nil
  }

  @IBAction private func noteChanged() {
    navigationItem.title = noteField.text
  }

  private var greeting: DispatchWorkItem?

  @objc func greet() {
    greeting?.cancel()
    let greeting = DispatchWorkItem { [weak self] in self?.secondsLabel.text = "Hello" }
    self.greeting = greeting
    DispatchQueue.main.asyncAfter(deadline: .now() + 2, execute: greeting)
    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { [weak self] in self?.countLabel.text = "Soon" }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let item = UIBarButtonItem(title: "Greet", style: .plain, target: self, action: #selector(greet))
    navigationItem.rightBarButtonItem = item
  }

  @IBAction func aboutTapped() {
    present(AboutViewController(), animated: true)
  }
}
