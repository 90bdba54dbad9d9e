import UIKit

/// Shows a post, bound to its view model.
final class PostViewController: UIViewController {
  private let viewModel: PostViewModelType
  private let outlets = PostOutlets()
  private let bag = DisposeBag()

  init(viewModel: PostViewModelType) {
    self.viewModel = viewModel
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = viewModel.title
    outlets.install(in: view)
    outlets.likeButton.addTarget(self, action: #selector(likeTapped), for: .touchUpInside)
    bind()
    viewModel.viewLoaded()
  }

  private func bind() {
    viewModel.texts.bind(in: bag) { [outlets] texts in outlets.show(texts) }
    viewModel.picture.bind(in: bag) { [outlets] data in if let data = data { outlets.showPicture(data) } }
    viewModel.canLike.bind(in: bag) { [outlets] canLike in outlets.likeButton.isEnabled = canLike }
    viewModel.message.bind(in: bag) { [outlets] text in outlets.showMessage(text) }
  }

  @objc private func likeTapped() {
    viewModel.likeTapped()
  }
}
