// `import UIKit` gives an app what it has on Apple's systems: Foundation with its network, and UIKit's names.
@_exported public import AdaptingRuntime
@_exported public import Foundation
@_exported public import HeadlessUIKit

#if canImport(FoundationNetworking)
  @_exported public import FoundationNetworking
#endif
