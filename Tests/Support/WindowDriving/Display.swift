/// Runs a body that drives a window, alone on the display: its pointer and its keyboard are everybody's.
public func onDisplay<Result>(
    isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
) async throws -> Result {
    await Turns.shared.begin()
    do {
        let result = try await body()
        await Turns.shared.end()
        return result
    } catch {
        await Turns.shared.end()
        throw error
    }
}

private actor Turns {
    static let shared = Turns()

    private var isTaken = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func begin() async {
        guard isTaken else {
            isTaken = true
            return
        }
        await withCheckedContinuation { waiting.append($0) }
    }

    func end() {
        if waiting.isEmpty {
            isTaken = false
        } else {
            waiting.removeFirst().resume()
        }
    }
}
