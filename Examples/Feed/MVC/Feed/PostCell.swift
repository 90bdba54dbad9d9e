import UIKit

/// A row of the feed. It holds the request of its picture, and cancels it when it is reused.
final class PostCell: UITableViewCell {
  @IBOutlet private var pictureView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var authorLabel: UILabel!
  @IBOutlet private var likesLabel: UILabel!

  var imageRequest: Request?

  override func prepareForReuse() {
    super.prepareForReuse()
    imageRequest?.cancel()
    imageRequest = nil
    pictureView.image = .placeholder
  }

  func show(_ texts: PostTexts) {
    titleLabel.text = texts.title
    authorLabel.text = texts.author
    likesLabel.text = texts.likes
  }

  func showPicture(_ data: Data) {
    pictureView.image = UIImage(data: data) ?? .placeholder
  }
}
