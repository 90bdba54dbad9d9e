/// The documents' claims, as a file of `claims` contains them.
struct ClaimsPart: Sendable, Codable {
  let seed: UInt64?
  let budgetSeconds: Double?
  let claims: [Claim]

  struct Claim: Sendable, Codable {
    let number: String
    let claim: String
    let verdict: String
    let sentence: String?
    let condition: String?
    let passages: [Passage]?
    let measuring: String?
    let holdsIf: String?
    let command: String?
    let figures: [Figure]?
  }

  struct Passage: Sendable, Codable {
    let document: String
    let section: String
    let isOurs: Bool?
  }

  struct Figure: Sendable, Codable {
    let subject: String
    let metric: String
    let value: Double
    let ci95: [Double]?
  }
}
