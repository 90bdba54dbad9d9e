import Foundation

/// A row's view model, as its cell sees it.
protocol PostCellViewModelType: AnyObject {
  var texts: PostTexts { get }
  var picture: Observable<Data?> { get }
  func cellShown()
  func cellReused()
}

/// Knows the post of a row, and loads its picture until the cell is reused.
final class PostCellViewModel: PostCellViewModelType {
  let texts: PostTexts
  let picture = Observable<Data?>(nil)

  private let imageURL: URL
  private let imageLoader: ImageLoader
  private var imageRequest: Request?

  init(post: Post, imageLoader: ImageLoader) {
    texts = PostTexts(post)
    imageURL = post.imageURL
    self.imageLoader = imageLoader
  }

  func cellShown() {
    imageRequest = imageLoader.data(at: imageURL) { [weak self] data in self?.picture.value = data }
  }

  func cellReused() {
    imageRequest?.cancel()
    imageRequest = nil
  }
}
