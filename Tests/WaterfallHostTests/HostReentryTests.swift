import Testing
import Waterfall
import WaterfallHost

/// Data sources and delegates that call back while they are called.
@Suite struct HostReentryTests {
    @Test func `a data source may reload while it is asked for a cell`() {
        let view = FakeView(.hundreds(50), width: 300, height: 400)
        var asked = 0
        view.onMakeCell = { element in
            asked += 1
            if asked == 2 { view.host.reload(.of([200, 200, 200], lanes: 1)) }
        }
        view.host.reload(.hundreds(50))
        #expect(view.children.map(\.frame.height) == [200, 200])
        #expect(view.items == [0, 1])
        view.check()
    }

    @Test func `a data source that always reloads does not hang`() {
        let view = FakeView(.hundreds(50), width: 300, height: 400)
        view.onMakeCell = { _ in view.host.reload(.hundreds(50)) }
        view.host.reload(.hundreds(50))
        view.onMakeCell = nil
        view.host.updateCells()
        #expect(view.items == [0, 1, 2, 3])
        view.check()
    }

    @Test func `a data source may measure while it is asked for a cell`() {
        let view = FakeView(.hundreds(50), width: 300, height: 400)
        view.onMakeCell = { element in
            view.host.change { $0.replace(element.path, with: .extent(150)) }
        }
        view.host.reload(.hundreds(50))
        #expect(view.items == [0, 1, 2])
        #expect(view.children.map(\.frame.y) == [0, 150, 300])
        view.check()
    }

    @Test func `a data source may change the data while it is asked for a cell`() throws {
        let view = FakeView(.hundreds(50), width: 300, height: 400)
        var asked = 0
        view.onMakeCell = { element in
            asked += 1
            guard asked == 3 else { return }
            var batch = BatchUpdate()
            batch.deleteItem(at: ItemPath(item: 0))
            batch.insertItem(.extent(30), at: ItemPath(item: 1))
            #expect(throws: Never.self) { try view.host.update(batch) }
        }
        view.host.reload(.hundreds(50))
        #expect(view.items == [0, 1, 2, 3, 4])
        #expect(view.children.map(\.frame.y) == [0, 100, 130, 230, 330])
        view.check()
    }

    @Test func `a delegate may scroll while a cell comes or goes`() {
        let view = FakeView(.hundreds(50), width: 300, height: 400)
        var leaps = [1000.0, 3000, 2000]
        view.onCall = { call in
            switch call {
            case .mount, .unmount, .make: if let next = leaps.popLast() { view.scroll(to: next) }
            default: break
            }
        }
        view.scroll(to: 500)
        #expect(leaps.isEmpty)
        #expect(view.items == [10, 11, 12, 13])
        view.check()
    }

    @Test(arguments: ["mount", "unmount", "move", "discard", "offset", "content"])
    func `a delegate may reload or ask whatever the call`(when: String) {
        let view = FakeView(.hundreds(50), width: 300, height: 400, overscan: 1)
        view.scroll(to: 2000)
        var reloads = 0
        view.onCall = { call in
            // To ask is always legal.
            _ = (view.host.mountedCount, view.host.pooledCount, view.host.cell(showing: .item(0)))
            view.host.forEachMounted { _, _ in }
            let isNow =
                switch call {
                case .mount: when == "mount"
                case .unmount: when == "unmount"
                case .move: when == "move"
                case .discard: when == "discard"
                case .offset: when == "offset"
                case .content: when == "content"
                default: false
                }
            guard isNow && reloads < 2 else { return }
            reloads += 1
            view.host.reload(.of([Double](repeating: 60, count: 40), lanes: 1))
        }
        view.host.change { $0.replace(ItemPath(item: 19), with: .extent(20)) }
        view.scroll(to: 2100)
        view.host.reload(.hundreds(10))
        #expect(reloads > 0)
        let expected = view.host.layout.elements(in: view.host.overscannedArea)
        #expect(view.host.mountedElements == expected)
        view.check()
    }

    @Test func `what a delegate reloads into has none of the old cells`() {
        let view = FakeView(.hundreds(50), width: 300, height: 400)
        let old = Set(view.children.map(\.number))
        var isDone = false
        view.onCall = { call in
            guard case .unmount = call, !isDone else { return }
            isDone = true
            view.host.reload(.hundreds(50))
        }
        view.scroll(to: 1000)
        #expect(old.isDisjoint(with: view.children.map(\.number)))
        #expect(view.host.pooledCount == 0)
        view.check()
    }
}

extension WaterfallHost {
    /// The rectangle in which cells are kept alive, worked out from the public properties while nobody scrolls.
    var overscannedArea: LayoutRect {
        let extra = overscan * viewport.height
        return LayoutRect(0, viewport.y - extra / 2, layout.contentSize.width, viewport.height + extra)
    }
}
