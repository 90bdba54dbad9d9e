import CommonCrypto
import Foundation
import Security
import Testing

@Suite("Apple's other modules, as far as apps use them")
struct SystemTests {
  private func digest(_ text: String) -> String {
    var digest = [UInt8](repeating: 0, count: 32)
    Array(text.utf8).withUnsafeBytes { _ = CC_SHA256($0.baseAddress, UInt32($0.count), &digest) }
    return digest.map { String(format: "%02x", $0) }.joined()
  }

  @Test("A digest is that of FIPS 180-4's examples, and of the empty text")
  func digests() {
    #expect(digest("abc") == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
    #expect(digest("") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855")
    #expect(
      digest("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")
        == "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1"
    )
  }

  @Test("A keychain has what was added, until it is deleted")
  func keychain() {
    let item: [String: Any] = [
      kSecClass: kSecClassGenericPassword, kSecAttrService: "test", kSecAttrAccount: "ada", kSecValueData: Data([1]),
    ]
    let query: [String: Any] = [kSecAttrService: "test", kSecAttrAccount: "ada", kSecReturnAttributes: true]
    #expect(SecItemAdd(item, nil) == noErr && SecItemAdd(item, nil) == errSecDuplicateItem)
    var found: AnyObject?
    #expect(SecItemCopyMatching(query, &found) == noErr)
    #expect((found as? [String: Any])?[kSecValueData] as? Data == Data([1]))
    #expect(SecItemUpdate(query, [kSecValueData: Data([2])]) == noErr)
    #expect(SecItemCopyMatching([kSecAttrService: "test"], &found) == noErr && found as? Data == Data([2]))
    #expect(SecItemDelete(query) == noErr && SecItemDelete(query) == errSecItemNotFound)
    #expect(SecItemCopyMatching(query, nil) == errSecItemNotFound)
  }
}
