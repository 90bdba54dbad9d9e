@_exported public import Foundation
import Synchronization

// A keychain of generic passwords in memory: it begins empty in each process.

/// A dictionary as Core Foundation names it.
public typealias CFDictionary = [String: Any]
/// A string as Core Foundation names it.
public typealias CFString = String
/// The result of a function of the system; 0 for success.
public typealias OSStatus = Int32

/// Success.
public let noErr: OSStatus = 0
/// Success.
public let errSecSuccess: OSStatus = 0
/// There is such an item already.
public let errSecDuplicateItem: OSStatus = -25299
/// The item is missing.
public let errSecItemNotFound: OSStatus = -25300

/// The key of an item's class.
public let kSecClass: CFString = "class"
/// The class of passwords.
public let kSecClassGenericPassword: CFString = "genp"
/// The key of an item's service.
public let kSecAttrService: CFString = "svce"
/// The key of an item's account.
public let kSecAttrAccount: CFString = "acct"
/// The key of an item's accessibility, which has no meaning here.
public let kSecAttrAccessible: CFString = "pdmn"
/// The key of an item's data.
public let kSecValueData: CFString = "v_Data"
/// The key of the number of items that are looked for.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item is looked for.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// The key that asks for the data.
public let kSecReturnData: CFString = "r_Data"
/// The key that asks for the attributes.
public let kSecReturnAttributes: CFString = "r_Attributes"

/// An item's service and account.
private struct ItemKey: Hashable {
  let service: String?
  let account: String?

  init(_ query: CFDictionary) {
    service = query[kSecAttrService] as? String
    account = query[kSecAttrAccount] as? String
  }

  func matches(_ item: ItemKey) -> Bool {
    (service == nil || service == item.service) && (account == nil || account == item.account)
  }
}

private let items = Mutex<[ItemKey: Data]>([:])

/// Adds an item; fails if there is one of its service and account.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  let key = ItemKey(attributes)
  let data = attributes[kSecValueData] as? Data ?? Data()
  return items.withLock { items in
    guard items[key] == nil else { return errSecDuplicateItem }
    items[key] = data
    return errSecSuccess
  }
}

/// Finds an item: its data, with its attributes if they are asked for.
public func SecItemCopyMatching(_ query: CFDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  let wanted = ItemKey(query)
  guard let (key, data) = items.withLock({ $0.first { wanted.matches($0.key) } }) else { return errSecItemNotFound }
  if query[kSecReturnAttributes] as? Bool == true {
    let found: [String: Any] = [
      kSecValueData: data, kSecAttrService: key.service ?? "", kSecAttrAccount: key.account ?? "",
    ]
    result?.pointee = found as AnyObject
  } else {
    result?.pointee = data as AnyObject
  }
  return errSecSuccess
}

/// Changes the data of items.
public func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
  let (wanted, data) = (ItemKey(query), attributes[kSecValueData] as? Data ?? Data())
  return items.withLock { items in
    let found = items.keys.filter { wanted.matches($0) }
    for key in found { items[key] = data }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Deletes items.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let wanted = ItemKey(query)
  return items.withLock { items in
    let found = items.keys.filter { wanted.matches($0) }
    for key in found { items[key] = nil }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}
