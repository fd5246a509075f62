// Doors for tests.

extension ImagePipeline {
    /// How many loads wait for their bytes.
    var loadsWaitingForBytes: Int { transfers.waiterCount }
}
