/// The source of a module that is imported and not here: empty, or with names of types that say so when they are used.
enum StubSources {
  /// The words that say what stands in the way, by module.
  static let reasons: [String: String] = [
    "CoreData": "its objects need the Objective-C runtime, and its models Xcode",
    "Combine": "OpenCombine's sources can be given",
    "SwiftUI": "the bench drives UIKit alone",
  ]

  private static let types: [String: [String]] = [
    "CoreData": [
      "class NSManagedObject", "class NSManagedObjectContext", "class NSManagedObjectModel", "class NSManagedObjectID",
      "class NSPersistentContainer", "class NSPersistentStoreCoordinator", "class NSFetchRequest<Result>",
      "class NSFetchedResultsController<Result>", "class NSEntityDescription", "class NSPersistentCloudKitContainer",
      "class NSPersistentStoreDescription", "class NSBatchDeleteRequest", "protocol NSFetchRequestResult",
      "protocol NSFetchedResultsControllerDelegate",
    ],
    "Combine": [
      "class AnyCancellable", "struct AnyPublisher<Output, Failure>", "class PassthroughSubject<Output, Failure>",
      "class CurrentValueSubject<Output, Failure>", "struct Just<Output>", "class Future<Output, Failure>",
      "protocol ObservableObject", "protocol Publisher", "protocol Cancellable",
    ],
    "SwiftUI": [
      "protocol View", "protocol App", "protocol PreviewProvider", "protocol UIViewRepresentable",
      "protocol UIViewControllerRepresentable", "class UIHostingController<Content>", "struct Text",
    ],
  ]

  /// Returns the source of a module.
  static func text(of module: String) -> String {
    let names = types[module, default: []].map { type in
      """
      @available(*, unavailable, message: "\(module) is not here: \(reasons[module] ?? "")") public \(type) {}

      """
    }
    return """
      // Nothing of \(module) is here. What the app needs of it can be written here.
      @_exported public import Foundation

      """ + names.joined()
  }
}
