import Dispatch

/// Loads values by key, a bounded number at a time.
///
/// - Whoever waits for the same key shares one load.
/// - The load that starts next is the one with the most urgent waiter, and of these the one that was asked for first.
/// - What is prefetched leaves a third of the places to what is visible.
/// - A load that nobody waits for any more never starts, or is cancelled.
/// - Nothing is kept: a key that was loaded, or failed, is loaded again by whoever asks next.
final class LoadQueue<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    typealias Answer = @Sendable (Result<Value, any Error>) -> Void

    /// One waiter's place in the queue.
    struct Ticket: Sendable {
        fileprivate let key: Key
        fileprivate let number: Int
    }

    private struct Waiter {
        let priority: ImagePriority
        let answer: Answer
    }

    private struct Job {
        /// The number of the first ticket: it tells the job from an earlier one of the same key, and gives its turn.
        let number: Int
        var waiters: [Int: Waiter] = [:]
        /// Nil as long as the job waits for its turn.
        var task: Task<Void, Never>?

        var priority: ImagePriority { waiters.values.map(\.priority).max() ?? .prefetched }
    }

    private struct State {
        var jobs: [Key: Job] = [:]
        var lastNumber = 0
        var freeSlots: Int
    }

    private let state: Locked<State>
    /// The slots in which nothing that is prefetched starts, lest what becomes visible next wait for all of it.
    private let reservedSlots: Int
    private let load: @Sendable (Key) async throws -> Value
    private let rest: @Sendable (@escaping @Sendable () -> Void) -> Void

    /// Makes a queue.
    ///
    /// - Parameters:
    ///   - limit: The most loads at a time, at least 1.
    ///   - rest: Calls back after a pause. A slot whose load was cancelled rests for that long before the next load
    ///     starts in it. Without that a fling starts and kills a load for nearly every cell that flies past: each
    ///     cell that leaves would make room for one that is about to leave.
    ///   - load: Makes a key's value.
    init(
        limit: Int,
        rest: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { $0() },
        load: @escaping @Sendable (Key) async throws -> Value
    ) {
        state = Locked(State(freeSlots: max(1, limit)))
        reservedSlots = max(1, limit) / 3
        self.load = load
        self.rest = rest
    }

    /// Waits for a key's value. `answer` is called once, on any thread, unless the ticket is given back before.
    func add(_ key: Key, priority: ImagePriority, answer: @escaping Answer) -> Ticket {
        let ticket = state.withLock { state in
            state.lastNumber += 1
            let number = state.lastNumber
            state.jobs[key, default: Job(number: number)].waiters[number] = Waiter(
                priority: priority, answer: answer)
            return Ticket(key: key, number: number)
        }
        startLoads()
        return ticket
    }

    /// How many wait.
    var waiterCount: Int {
        state.withLock { $0.jobs.values.reduce(0) { $0 + $1.waiters.count } }
    }

    /// Gives a ticket back: its answer, which is returned, will not be called. Nil when it has been called already.
    @discardableResult
    func remove(_ ticket: Ticket) -> Answer? {
        let (waiter, abandonedTask) = state.withLock { state -> (Waiter?, Task<Void, Never>?) in
            let waiter = state.jobs[ticket.key]?.waiters.removeValue(forKey: ticket.number)
            guard waiter != nil, let job = state.jobs[ticket.key], job.waiters.isEmpty else {
                return (waiter, nil)
            }
            state.jobs[ticket.key] = nil
            return (waiter, job.task)
        }
        abandonedTask?.cancel()
        return waiter?.answer
    }

    /// A key's value. Cancelling the calling task gives its place in the queue back.
    func value(for key: Key, priority: ImagePriority) async throws -> Value {
        let ticket = Locked<Ticket?>(nil)
        let cancel = { @Sendable in
            let answer = ticket.withLock { $0 }.flatMap { self.remove($0) }
            answer?(.failure(CancellationError()))
        }
        return try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let added = add(key, priority: priority) { continuation.resume(with: $0) }
                ticket.withLock { $0 = added }
                // A cancellation that came before there was a ticket found nothing to give back.
                if Task.isCancelled { cancel() }
            }
        } onCancel: {
            cancel()
        }
    }

    /// Starts the loads whose turn it is. Finding the next looks at every job: O(jobs), of which there are as many as
    /// cells are mounted and prefetched.
    private func startLoads() {
        state.withLock { state in
            while state.freeSlots > 0, let (key, job) = Self.next(state.jobs),
                job.priority == .visible || state.freeSlots > reservedSlots
            {
                state.freeSlots -= 1
                state.jobs[key]?.task = Task.detached { [self, load] in
                    let result: Result<Value, any Error>
                    do {
                        result = .success(try await load(key))
                    } catch {
                        result = .failure(error)
                    }
                    finish(key, number: job.number, with: result)
                }
            }
        }
    }

    private static func next(_ jobs: [Key: Job]) -> (key: Key, value: Job)? {
        jobs.lazy.filter { $0.value.task == nil }.max { isLater($0.value, $1.value) }
    }

    private static func isLater(_ left: Job, _ right: Job) -> Bool {
        left.priority == right.priority ? left.number > right.number : left.priority < right.priority
    }

    private func finish(_ key: Key, number: Int, with result: Result<Value, any Error>) {
        let finished = state.withLock { state -> Job? in
            guard let job = state.jobs[key], job.number == number else { return nil }
            state.jobs[key] = nil
            return job
        }
        if let finished {
            freeSlot()
            for waiter in finished.waiters.values { waiter.answer(result) }
        } else {
            rest { self.freeSlot() }
        }
    }

    private func freeSlot() {
        state.withLock { $0.freeSlots += 1 }
        startLoads()
    }
}
