import UIKit

/// Shows a post, and tells its presenter of taps on the like button.
final class PostView: UIView {
  var presenter: PostPresenter?
  private let outlets = PostOutlets()

  func setupView() {
    outlets.install(in: self)
    outlets.likeButton.addTarget(self, action: #selector(likeTapped), for: .touchUpInside)
  }

  @objc private func likeTapped() {
    presenter?.likeTapped()
  }
}

extension PostView: PostViewProtocol {
  func show(_ texts: PostTexts) {
    outlets.show(texts)
  }

  func showPicture(_ data: Data) {
    outlets.showPicture(data)
  }

  func showLiking(_ isLiking: Bool) {
    outlets.likeButton.isEnabled = !isLiking
  }

  func showMessage(_ text: String?) {
    outlets.showMessage(text)
  }
}
