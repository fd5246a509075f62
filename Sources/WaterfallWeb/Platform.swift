#if arch(wasm32)
    // What the standard library asks the platform for. The C library's own versions would bring a large allocator, a random
    // generator, formatted output and four imports along, for which a page has no use.

    @_extern(c, "sbrk") private func moreMemory(_ bytes: Int) -> UnsafeMutableRawPointer?

    /// WebAssembly as it is built here has one thread.
    nonisolated(unsafe) private var heap = Heap { bytes in
        let pages = moreMemory(bytes)
        return pages == UnsafeMutableRawPointer(bitPattern: -1) ? nil : pages
    }

    // The linker puts these two in the place of those without the prefix, whose names are Swift's own.
    @c(__wrap_posix_memalign) public func allocate(
        _ result: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ bytes: Int
    ) -> Int32 {
        result.pointee = heap.allocate(bytes)
        return result.pointee == nil ? 1 : 0
    }

    @c(__wrap_free) public func deallocate(_ memory: UnsafeMutableRawPointer?) { heap.deallocate(memory) }

    /// Seeds the hashing of dictionaries, which hold nothing that anybody outside chooses.
    @c(arc4random_buf) public func fillRandomly(_ bytes: UnsafeMutableRawPointer, _ count: Int) {
        for offset in 0..<count {
            bytes.storeBytes(
                of: UInt8(truncatingIfNeeded: 151 &* offset), toByteOffset: offset, as: UInt8.self)
        }
    }

    /// Where `print` would go.
    @c(putchar) public func putCharacter(_ character: Int32) -> Int32 { character }
#endif
