import CGTK
import WaterfallGTK

/// The window's header bar: open, refresh, the title, and the menu of how it looks.
@MainActor
final class HeaderBar {
    let widget: WidgetPointer = gtk_header_bar_new()
    let menu: ViewMenu
    var onOpen: @MainActor () -> Void = {}
    var onRefresh: @MainActor () -> Void = {}
    private(set) var texts = (title: "", subtitle: "")

    private let title = Widgets.label(classes: "gallery-title")
    private let subtitle = Widgets.label(classes: "gallery-subtitle")

    init(isDark: Bool) {
        menu = ViewMenu(isDark: isDark)
        let titles = Widgets.box(GTK_ORIENTATION_VERTICAL, title, subtitle)
        gtk_widget_set_valign(titles, GTK_ALIGN_CENTER)
        gtk_header_bar_set_title_widget(widget.opaque, titles)
        gtk_header_bar_pack_start(
            widget.opaque,
            Widgets.button(icon: "folder-open-symbolic", "Open a folder (Ctrl+O)") { [weak self] in
                self?.onOpen()
            })
        gtk_header_bar_pack_start(
            widget.opaque,
            Widgets.button(icon: "view-refresh-symbolic", "Look for newer ones (F5)") { [weak self] in
                self?.onRefresh()
            })
        gtk_header_bar_pack_end(widget.opaque, menu.widget)
    }

    func show(title newTitle: String, subtitle newSubtitle: String) {
        texts = (newTitle, newSubtitle)
        title.setText(newTitle)
        subtitle.setText(newSubtitle)
        subtitle.isVisible = !newSubtitle.isEmpty
    }
}
