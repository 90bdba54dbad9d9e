/// What a call to a repository or source answers with: a value, or why there is none.
public typealias UsersAnswer<Value> = @MainActor (Result<Value, UsersFailure>) -> Void
