import UIKit

/// A row of the feed, bound to its view model until it is reused.
final class PostCell: UITableViewCell {
  @IBOutlet private var pictureView: UIImageView!
  @IBOutlet private var titleLabel: UILabel!
  @IBOutlet private var authorLabel: UILabel!
  @IBOutlet private var likesLabel: UILabel!

  private var viewModel: PostCellViewModelType?
  private var bag = DisposeBag()

  override func prepareForReuse() {
    super.prepareForReuse()
    viewModel?.cellReused()
    viewModel = nil
    bag = DisposeBag()
    pictureView.image = .placeholder
  }

  func bind(to viewModel: PostCellViewModelType) {
    self.viewModel = viewModel
    titleLabel.text = viewModel.texts.title
    authorLabel.text = viewModel.texts.author
    likesLabel.text = viewModel.texts.likes
    viewModel.picture.bind(in: bag) { [weak self] data in self?.showPicture(data) }
    viewModel.cellShown()
  }

  private func showPicture(_ data: Data?) {
    pictureView.image = data.flatMap { UIImage(data: $0) } ?? .placeholder
  }
}
