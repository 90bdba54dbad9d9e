import Structure
import TestSupport

extension Built {
  /// The modules and their sources.
  static let products = BuildProducts(folder: folder)
}
