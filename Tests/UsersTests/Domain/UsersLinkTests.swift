import Foundation
import Testing
import Users

@Suite("Deep links")
struct UsersLinkTests {
  @Test(
    "A link to a user has the id",
    arguments: [
      ("users://user/3", 3), ("USERS://User/3", 3), ("users://user/-3", -3), ("users://user/3?from=mail#top", 3),
    ]
  )
  func user(link: String, id: Int) throws {
    let url = try #require(URL(string: link))
    #expect(UsersLink(url)?.userID == id)
  }

  @Test(
    "A link to something that is not a number is a link to nobody",
    arguments: [
      "users://user/ada", "users://user/+3", "users://user/9223372036854775808", "users://user/%203",
    ]
  )
  func nobody(link: String) throws {
    let url = try #require(URL(string: link))
    let users = try #require(UsersLink(url))
    #expect(users.userID == nil)
  }

  @Test(
    "Another URL is not a link",
    arguments: [
      "users://user", "users://user/", "users://user/3/edit", "users://user//3", "users://users/3", "https://user/3",
      "users:user/3", "user/3", "users:///3",
    ]
  )
  func noLink(link: String) throws {
    let url = try #require(URL(string: link))
    #expect(UsersLink(url) == nil)
  }
}
