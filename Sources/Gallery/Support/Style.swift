import CGTK

/// The gallery's own look, over the theme's and in the theme's colours.
@MainActor
enum Style {
    static func install() {
        let provider = gtk_css_provider_new()!
        gtk_css_provider_load_from_data(provider, text, -1)
        gtk_style_context_add_provider_for_display(
            gdk_display_get_default(), OpaquePointer(provider),
            guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
        g_object_unref(provider)
    }

    private static let text = """
        waterfall > cell { border-radius: 10px; outline-offset: 1px; }
        waterfall > cell:focus-visible { outline: 3px solid @theme_selected_bg_color; }
        .print { border-radius: 10px; background: alpha(@theme_fg_color, 0.09); }
        .print picture { opacity: 1; transition: opacity 160ms ease-out; }
        .print picture.waiting { opacity: 0; transition: none; }
        .card-caption { padding: 7px 4px 6px; color: @theme_fg_color; }
        .card-caption > .price { font-weight: bold; }
        .failure { margin: 12px; color: alpha(@theme_fg_color, 0.75); font-size: 90%; }
        .section-title {
          padding: 0 16px; font-weight: bold; background: @theme_bg_color; color: @theme_fg_color;
        }
        .page { margin: 24px; }
        .page > image { color: alpha(@theme_fg_color, 0.55); margin-bottom: 12px; }
        .page > .headline { font-size: 150%; font-weight: bold; }
        .page > .remedy { color: alpha(@theme_fg_color, 0.8); }
        .gallery-title { font-weight: bold; }
        .gallery-subtitle { font-size: 85%; color: alpha(@theme_fg_color, 0.65); }
        .scan > trough { border-radius: 0; border: none; min-height: 3px; background: none; }
        .scan > trough > progress { border-radius: 0; border: none; margin: 0; min-height: 3px; min-width: 3px; }
        .notice {
          margin: 12px; padding: 8px 8px 8px 16px; border-radius: 10px;
          background: rgba(32, 32, 38, 0.94); color: white; box-shadow: 0 2px 8px rgba(0, 0, 0, 0.35);
        }
        .notice:dir(rtl) { padding: 8px 16px 8px 8px; }
        .status {
          margin: 12px; padding: 8px 12px; border-radius: 8px; font-family: monospace; font-size: 90%;
          background: rgba(20, 20, 24, 0.85); color: white;
        }
        .lightbox { background: rgb(18, 18, 20); color: white; }
        .lightbox .caption { padding: 6px 16px; border-radius: 99px; background: rgba(18, 18, 20, 0.8); }
        .lightbox .failure { color: white; font-size: 100%; }
        .lightbox button.round {
          min-width: 40px; min-height: 40px; padding: 0; margin: 12px; border-radius: 99px; border: none;
          background: rgba(60, 60, 66, 0.8); color: white; box-shadow: none; text-shadow: none;
          -gtk-icon-shadow: none;
        }
        .lightbox button.round:hover { background: rgba(95, 95, 102, 0.95); }
        .lightbox button.round:focus-visible { outline: 2px solid white; outline-offset: 2px; }
        .lightbox button.round:disabled { opacity: 0.3; }
        """
}
