import Contenders
import Foundation
import Instruments
import Reports
import Suites
import TestSupport
import Testing
import Users

@testable import Tracing

@Suite("The page of steps")
@MainActor struct StepsPageTests {
  #if DEBUG
    private let page: String
    private let users: BenchmarkUsers

    init() async throws {
      page = try String(contentsOf: Project.root.appending(path: "docs/\(StepsPage.path)"), encoding: .utf8)
      users = try BenchmarkUsers(try await LocalUsersService.shipped().fetchUsers(), from: .shipped)
    }

    @Test("has what is counted; renew it with: swift run workbench pages")
    func current() throws {
      let renewed = try StepsPage(of: Lineup.compared, users: users).parts.reduce(page) { text, part in
        try #require(part.renewed(text), "\(part.begin)")
      }
      let difference = LineDifference(from: page, to: renewed)
      #expect(difference.isEmpty, "docs/\(StepsPage.path):\n\(difference)")
    }

    @Test("names below each table all that do otherwise than Floor, and nobody else", arguments: Benchmark.all)
    func explains(_ benchmark: Benchmark) throws {
      let floor = try surroundings(of: try #require(Lineup.compared.first { $0.kind == .floor }), benchmark)
      let others = try Lineup.patterns.filter { try surroundings(of: $0, benchmark) != floor }.map(\.name)
      let section = try #require(
        page.components(separatedBy: "## \(benchmark)\n").last?.components(separatedBy: "\n## ").first
      )
      let text = try #require(section.components(separatedBy: "<!-- End of what is counted, \(benchmark) -->").last)
      let named = text.matches(of: #/\*\*([^*]+)\*\*/#).map { String($0.output.1) }
      #expect(Set(named) == Set(others))
    }

    @Test("counts the notifications and the reads of users that an app has of its repository")
    func repository() throws {
      let benchmark = try #require(Benchmark.all.first { $0.name == "rename-row" })
      let mvc = try #require(Lineup.patterns.first { $0.id == "MVC" })
      let work = try Tracer(mvc).work(in: benchmark, users: users)
      #expect(work.notifications == 2 && work.repositoryReads == 2)
    }

    /// Returns the work of a step outside the architecture.
    private func surroundings(of contender: Contender, _ benchmark: Benchmark) throws -> [String] {
      let work = try Tracer(contender).work(in: benchmark, users: users)
      return [work.writesText, "\(work.notifications)", "\(work.repositoryReads)"]
    }
  #endif
}
