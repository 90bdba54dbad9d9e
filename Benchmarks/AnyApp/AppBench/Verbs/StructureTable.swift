/// stub
@MainActor struct StructureTable { let apps: [BenchApp]; func run(_ a: AppArguments) throws {} }
