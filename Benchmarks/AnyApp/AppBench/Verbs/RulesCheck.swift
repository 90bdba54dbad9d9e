/// stub
@MainActor struct RulesCheck { let app: BenchApp; func run(_ a: AppArguments) throws {} }
