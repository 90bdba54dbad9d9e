import SeededRandom

/// Invents users; each depends only on the seed and its id.
struct UserGenerator {
  let seed: UInt64

  func user(id: User.ID) -> User {
    var random = SplitMix64(seed: seed, skipping: UInt64(id))
    let first = Self.firstNames[random.next(below: Self.firstNames.count)]
    let last = Self.lastNames[random.next(below: Self.lastNames.count)]
    return User(id: id, name: "\(first) \(last)", username: "\(first.lowercased())\(id)")
  }

  private static let firstNames = [
    "Ada", "Amir", "Bea", "Carl", "Chen", "Dina", "Elif", "Emil", "Fatou", "Gita", "Hugo", "Ines", "Ivan", "Jana",
    "Jun", "Kofi", "Lars", "Lena", "Luis", "Maya", "Mei", "Nils", "Nora", "Omar", "Olga", "Pia", "Raj", "Rosa",
    "Sami", "Tara", "Uma", "Vera", "Wim", "Yara", "Yusuf", "Zora",
  ]

  private static let lastNames = [
    "Abara", "Alvarez", "Bauer", "Berg", "Castro", "Dahl", "Demir", "Diallo", "Ferrari", "Fischer", "Gupta", "Haas",
    "Ito", "Jansen", "Kaya", "Keller", "Kim", "Kovacs", "Larsen", "Lopez", "Mbeki", "Moreau", "Nagy", "Novak",
    "Okoye", "Petrov", "Rossi", "Sato", "Silva", "Singh", "Tanaka", "Torres", "Virtanen", "Wang", "Weber", "Yilmaz",
  ]
}
