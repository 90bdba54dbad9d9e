import UIKit

/// The layout of a post.
final class PostOutlets {
  let likeButton = UIButton(type: .system)
  private let pictureView = UIImageView(image: .placeholder)
  private let titleLabel = UILabel()
  private let authorLabel = UILabel()
  private let textLabel = UILabel()
  private let likesLabel = UILabel()
  private let commentsLabel = UILabel()
  private let messageLabel = UILabel()

  func install(in view: UIView) {
    textLabel.numberOfLines = 0
    messageLabel.textColor = .red
    view.backgroundColor = .white
    view.addStack(of: [
      pictureView, titleLabel, authorLabel, textLabel, likesLabel, commentsLabel, likeButton, messageLabel,
    ])
  }

  func show(_ texts: PostTexts) {
    titleLabel.text = texts.title
    authorLabel.text = texts.author
    textLabel.text = texts.text
    likesLabel.text = texts.likes
    commentsLabel.text = texts.comments
    likeButton.setTitle(texts.likeButton, for: .normal)
  }

  func showPicture(_ data: Data) {
    pictureView.image = UIImage(data: data) ?? .placeholder
  }

  func showMessage(_ text: String?) {
    messageLabel.text = text
  }
}
