/// Memory for the WebAssembly build. The C library's allocator would be a tenth of all that a page has to fetch; this one is
/// made for what the engine needs, a few large arrays that grow by doubling and some hundred small objects.
///
/// The free blocks are in one list in the order of their addresses, so that neighbours become one again. The first that is
/// large enough is taken, from its end. O(free blocks).
struct Heap {
    private struct Block {
        /// Of the whole block, this included.
        var size: Int
        /// The next free block, while this one is free.
        var next: UnsafeMutablePointer<Block>?
    }

    /// Blocks begin and end at multiples of this, and what describes one takes as much.
    static let alignment = 16
    static let page = 1 << 16

    private let grow: (_ bytes: Int) -> UnsafeMutableRawPointer?
    private var first: UnsafeMutablePointer<Block>?

    /// `grow` answers whole pages of new memory, or nil where there is no more.
    init(grow: @escaping (_ bytes: Int) -> UnsafeMutableRawPointer?) {
        self.grow = grow
    }

    /// Memory for this many bytes, or nil where there is no more.
    mutating func allocate(_ bytes: Int) -> UnsafeMutableRawPointer? {
        let needed = Self.rounded(bytes + Self.alignment, to: Self.alignment)
        if let found = take(needed) { return found }
        let size = Self.rounded(needed, to: Self.page)
        guard let pages = grow(size) else { return nil }
        insert(pages, size)
        return take(needed)
    }

    /// Takes back what ``allocate(_:)`` has given; nil is nothing.
    mutating func deallocate(_ memory: UnsafeMutableRawPointer?) {
        guard let memory else { return }
        let start = memory - Self.alignment
        insert(start, start.assumingMemoryBound(to: Block.self).pointee.size)
    }

    private static func rounded(_ value: Int, to step: Int) -> Int { (value + step - 1) & ~(step - 1) }

    private mutating func take(_ needed: Int) -> UnsafeMutableRawPointer? {
        var previous: UnsafeMutablePointer<Block>?
        var next = first
        while let block = next {
            next = block.pointee.next
            if block.pointee.size > needed + Self.alignment {
                block.pointee.size -= needed
                let taken = UnsafeMutableRawPointer(block) + block.pointee.size
                taken.initializeMemory(as: Block.self, to: Block(size: needed, next: nil))
                return taken + Self.alignment
            }
            if block.pointee.size >= needed {
                link(previous, to: next)
                return UnsafeMutableRawPointer(block) + Self.alignment
            }
            previous = block
        }
        return nil
    }

    private mutating func insert(_ start: UnsafeMutableRawPointer, _ size: Int) {
        var previous: UnsafeMutablePointer<Block>?
        var next = first
        while let block = next, UnsafeMutableRawPointer(block) < start {
            previous = block
            next = block.pointee.next
        }
        var block = start.initializeMemory(as: Block.self, to: Block(size: size, next: next))
        if let before = previous, UnsafeMutableRawPointer(before) + before.pointee.size == start {
            before.pointee.size += size
            block = before
        } else {
            link(previous, to: block)
        }
        if let next, UnsafeMutableRawPointer(block) + block.pointee.size == UnsafeMutableRawPointer(next) {
            block.pointee.size += next.pointee.size
            block.pointee.next = next.pointee.next
        } else {
            block.pointee.next = next
        }
    }

    private mutating func link(
        _ block: UnsafeMutablePointer<Block>?, to next: UnsafeMutablePointer<Block>?
    ) {
        if let block { block.pointee.next = next } else { first = next }
    }
}
