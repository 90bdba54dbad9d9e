import UIKit

/// A row of the feed. It tells its presenter that it is reused.
final class PostCell: UITableViewCell {
  @IBOutlet private var pictureView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var authorLabel: UILabel!
  @IBOutlet private var likesLabel: UILabel!

  var presenter: PostCellPresenter?

  override func prepareForReuse() {
    super.prepareForReuse()
    presenter?.cellReused()
    presenter = nil
    pictureView.image = .placeholder
  }
}

extension PostCell: PostCellProtocol {
  func show(_ texts: PostTexts) {
    titleLabel.text = texts.title
    authorLabel.text = texts.author
    likesLabel.text = texts.likes
  }

  func showPicture(_ data: Data) {
    pictureView.image = UIImage(data: data) ?? .placeholder
  }
}
