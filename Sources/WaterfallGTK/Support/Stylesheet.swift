import CGTK

/// How waterfalls look unless an app's own style says otherwise. It names the theme's colours, so it is dark where
/// the theme is.
@MainActor
enum Stylesheet {
    /// Adds the style to a display, once.
    static func install(on display: OpaquePointer?) {
        guard let display else { return }
        let object = UnsafeMutablePointer<GObject>(display)
        let key = "waterfall-stylesheet"
        guard g_object_get_data(object, key) == nil else { return }
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(provider, style, -1)
        gtk_style_context_add_provider_for_display(
            display, OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_THEME))
        g_object_set_data_full(object, key, gpointer(provider), g_object_unref)
    }

    // Rings are outlines: they lie over a cell's picture, and cost no room.
    private static let style = """
        @define-color waterfall_selection mix(@theme_selected_bg_color, @theme_fg_color, 0.2);
        waterfall > cell { border-radius: 6px; outline: 0 solid transparent; outline-offset: -3px; }
        waterfall > cell:focus-visible { outline: 3px solid @theme_fg_color; }
        waterfall > cell.selected { outline: 3px solid @waterfall_selection; }
        waterfall > cell.selected > * { opacity: 0.75; }
        waterfall > cell.selected:focus-visible { outline: 7px double @waterfall_selection; outline-offset: -7px; }
        waterfall > cell.dragged { box-shadow: 0 6px 18px alpha(black, 0.45); }
        waterfall > cell:active > * { opacity: 0.85; }
        waterfall > supplementary { background: @theme_bg_color; }
        waterfall > .load-more, waterfall > .refresh { padding: 12px; }
        waterfall > .load-more > label, waterfall > .refresh > label { color: alpha(@theme_fg_color, 0.7); }
        waterfall > .refresh > image { transition: transform 200ms ease-out; }
        waterfall > .refresh.ready > image { transform: rotate(180deg); }
        """
}
