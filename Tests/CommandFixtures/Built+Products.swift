public import Command
public import TestSupport

extension Built {
  /// The modules and their sources.
  public static let products = BuildProducts(folder: folder)
}
