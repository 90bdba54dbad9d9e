public import ChangeCosts

extension MutantsRecord {
  /// The tests of roles by module, for the part of them that survives; without those whose record is stale.
  public var roleTests: [String: Survival.RoleTests] {
    let current = architectures.filter { !stale.contains($0.module) }
    return Dictionary(current.map { ($0.module, Survival.RoleTests($0)) }, uniquingKeysWith: { first, _ in first })
  }
}

extension Survival.RoleTests {
  fileprivate init(_ record: MutantsRecord.Architecture) {
    self.init(
      tests: record.costs.tests,
      withoutInterface: record.costs.testsWithoutUIKit,
      noticed: record.roles.map {
        Noticed(role: $0.name, withoutInterface: $0.noticedWithoutUIKit, withInterface: $0.noticedWithUIKit)
      }
    )
  }
}
