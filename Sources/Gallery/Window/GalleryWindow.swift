import CGTK
import Foundation
import GalleryModel
import WaterfallGTK

/// The window: the waterfall, what is over it, and how they play together.
@MainActor
final class GalleryWindow {
    let widget: WidgetPointer
    let view = WaterfallView()
    let gallery: OpenGallery
    let presenter: GalleryPresenter
    let lightbox: Lightbox
    let header: HeaderBar
    let notice = NoticeBar()
    let status: StatusOverlay
    /// What stands in the gallery's place; nil while the gallery shows.
    private(set) var message: MessagePage.Content?

    private let stack: WidgetPointer = gtk_stack_new()
    private let scrolledWindow: WidgetPointer = gtk_scrolled_window_new()
    private let progress: WidgetPointer = gtk_progress_bar_new()
    private lazy var page = MessagePage(
        onRetry: { [weak self] in self?.gallery.refresh() }, onOpen: { [weak self] in self?.chooseFolder() })
    private let chooser = FolderChooser()
    private let openingPause = Timeout()
    private let pulse = Timeout()
    private var fixedLanes: Int?

    /// Lanes are as few as they can be without one that is wider than this, in points.
    private static let widestLane = 260.0
    private static let gap = 12.0

    init(_ application: UnsafeMutablePointer<GtkApplication>, _ arguments: Arguments) {
        widget = gtk_application_window_new(application)
        gallery = OpenGallery(arguments.address, arguments.sections, in: view)
        presenter = GalleryPresenter(gallery, in: view)
        lightbox = Lightbox(gallery, presenter)
        header = HeaderBar(isDark: arguments.isDark)
        status = StatusOverlay(view)
        fixedLanes = arguments.lanes
        let size = arguments.windowSize
        gtk_window_set_default_size(window, gint(size?.width ?? 1100), gint(size?.height ?? 760))
        gtk_window_set_titlebar(window, header.widget)
        assemble()
        connect()
        applyLanes()
    }

    func open(_ address: GalleryAddress) {
        lightbox.hide()
        notice.hide()
        gallery.open(address)
        _ = gtk_widget_grab_focus(view.widget)
    }

    /// Opens what a path or an address names, or says why that cannot be; what is open stays.
    func open(argument: String) {
        do throws(GalleryError) {
            open(try GalleryAddress(argument: argument))
        } catch {
            notice.show(OpenGallery.Problem(sentence: error.description))
        }
    }

    func chooseFolder() {
        chooser.run(over: widget) { [weak self] in self?.open(argument: $0) }
    }

    private var window: UnsafeMutablePointer<GtkWindow> { widget.as(GtkWindow.self) }

    // MARK: - Assembly

    private func assemble() {
        gtk_scrolled_window_set_policy(scrolledWindow.opaque, GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
        gtk_scrolled_window_set_child(scrolledWindow.opaque, view.widget)
        gtk_stack_add_named(stack.opaque, scrolledWindow, "gallery")
        gtk_stack_add_named(stack.opaque, page.widget, "page")
        let overlay: WidgetPointer = gtk_overlay_new()
        gtk_overlay_set_child(overlay.opaque, stack)
        for part in [progress, notice.widget, status.widget, lightbox.widget] {
            gtk_overlay_add_overlay(overlay.opaque, part)
        }
        gtk_widget_add_css_class(progress, "scan")
        progress.align(GTK_ALIGN_FILL, GTK_ALIGN_START)
        gtk_progress_bar_set_pulse_step(progress.opaque, 0.05)
        gtk_window_set_child(window, overlay)
    }

    private func connect() {
        gallery.onChange = { [weak self] in self?.update() }
        gallery.onProblem = { [weak self] in self?.notice.show($0) }
        presenter.onActivate = { [weak self] in self?.openLightbox($0) }
        presenter.onLaneCount = { [weak self] in self?.setLanes($0) }
        lightbox.onClose = { [weak self] in self?.lightboxDidClose($0) }
        header.onOpen = { [weak self] in self?.chooseFolder() }
        header.onRefresh = { [weak self] in self?.gallery.refresh() }
        header.menu.onClose = { [weak self] in _ = self.map { gtk_widget_grab_focus($0.view.widget) } }
        header.menu.onLanes = { [weak self] in self?.setLanes($0) }
        header.menu.onSections = { [weak self] in self?.gallery.setSectionRule($0) }
        FileDrop.attach(to: widget) { [weak self] in self?.open(argument: $0) }
        let adjustment = gtk_scrolled_window_get_vadjustment(scrolledWindow.opaque)
        Signal.connect(UnsafeMutableRawPointer(adjustment!), "changed") { [weak self] in
            self?.sizesDidChange()
        }
        for property in ["gtk-font-name", "gtk-xft-dpi"] {
            // Captions in letters of another size have another height.
            Signal.connect(UnsafeMutableRawPointer(gtk_settings_get_default()), "notify::\(property)") {
                [weak self] in self?.presenter.lettersDidChange()
            }
        }
        connectKeys()
    }

    // MARK: - Following the gallery

    private func update() {
        showProgress()
        switch gallery.phase {
        case .shown: show(nil)
        case .failed(let error): show(MessagePage.Content(error))
        case .opening:
            // What opens at once shows no page for a moment.
            show(nil)
            openingPause.start(milliseconds: 500) { [weak self] in self?.showOpening() }
        }
        let count = gallery.list.count.formatted()
        let noun = gallery.list.count == 1 ? "picture" : "pictures"
        header.show(
            title: gallery.name,
            subtitle: gallery.list.isEmpty ? "" : "\(count) \(noun)\(gallery.isScanning ? "…" : "")")
        gtk_window_set_title(window, "\(gallery.name) – Waterfall Gallery")
        header.menu.show(gallery.isFolder ? gallery.sectionRule : nil)
        lightbox.galleryDidChange()
    }

    private func show(_ content: MessagePage.Content?) {
        openingPause.cancel()
        message = content
        if let content { page.show(content) }
        gtk_stack_set_visible_child_name(stack.opaque, content == nil ? "gallery" : "page")
    }

    private func showOpening() {
        show(
            MessagePage.Content(
                icon: "content-loading-symbolic", headline: "Opening…",
                remedy: "This takes a while where the disk or the server is slow.", canRetry: false))
    }

    /// Moves the bar for as long as the first load takes; nobody knows how long that is.
    private func showProgress() {
        progress.isVisible = gallery.isScanning
        guard gallery.isScanning, !pulse.isRunning else { return }
        pulse.start(milliseconds: 80) { [weak self] in
            guard let self else { return }
            gtk_progress_bar_pulse(progress.opaque)
            showProgress()
        }
    }

    private func sizesDidChange() {
        presenter.sizesDidChange()
        header.menu.show(presenter.laneCount, isFixed: fixedLanes != nil)
    }

    // MARK: - Lanes

    func setLanes(_ count: Int?) {
        let limits = Arguments.laneLimits
        let bounded = count.map { min(max($0, limits.lowerBound), limits.upperBound) }
        guard bounded != fixedLanes else { return }
        fixedLanes = bounded
        applyLanes()
    }

    private func applyLanes() {
        var section = SectionOptions()
        section.lanes = fixedLanes.map { .fixed($0) } ?? .maximumWidth(Self.widestLane)
        (section.laneGap, section.itemGap) = (Self.gap, Self.gap)
        section.insets = LayoutInsets(Self.gap)
        view.options.section = section
        // Sections with headers have options of their own.
        if view.numberOfSections > 1 { view.invalidateLayout() }
        sizesDidChange()
    }

    // MARK: - The lightbox

    private func openLightbox(_ path: IndexPath) {
        // The keyboard stays in the lightbox while it is open.
        gtk_widget_set_can_focus(stack, 0)
        lightbox.show(path)
    }

    private func lightboxDidClose(_ path: IndexPath) {
        gtk_widget_set_can_focus(stack, 1)
        view.scrollToItem(at: path, at: .nearest, animated: false)
        _ = gtk_widget_grab_focus(view.cellForItem(at: path)?.widget ?? view.widget)
    }
}
