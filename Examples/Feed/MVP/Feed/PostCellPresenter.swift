import Foundation

/// A row's cell, as its presenter sees it.
protocol PostCellProtocol: AnyObject {
  func show(_ texts: PostTexts)
  func showPicture(_ data: Data)
}

/// Knows the post of a row, and loads its picture until the cell is reused.
final class PostCellPresenter {
  /// Weak: the cell holds its presenter.
  private weak var cell: PostCellProtocol?
  private let post: Post
  private let imageLoader: ImageLoader
  private var imageRequest: Request?

  init(_ cell: PostCellProtocol, post: Post, imageLoader: ImageLoader) {
    self.cell = cell
    self.post = post
    self.imageLoader = imageLoader
  }

  func cellShown() {
    cell?.show(PostTexts(post))
    imageRequest = imageLoader.data(at: post.imageURL) { [weak self] data in self?.cell?.showPicture(data) }
  }

  func cellReused() {
    imageRequest?.cancel()
    imageRequest = nil
  }
}
