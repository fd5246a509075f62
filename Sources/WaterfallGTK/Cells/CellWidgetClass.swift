import CGTK

/// The GObject classes behind the widgets of cells and of supplementary views: as large as told, whatever they hold.
///
/// A waterfall gives each its frame. Content that needs more room than that is cut off at its edge: GTK
/// would otherwise complain and draw it over its neighbours.
@MainActor
enum CellWidgetClass {
    static let type: GType = WidgetType.register("WaterfallCell") { data, _ in
        guard let data else { return }
        initialize(data, cssName: "cell", role: GTK_ACCESSIBLE_ROLE_LIST_ITEM)
    }

    static let supplementaryType: GType = WidgetType.register("WaterfallSupplementary") { data, _ in
        guard let data else { return }
        initialize(data, cssName: "supplementary", role: GTK_ACCESSIBLE_ROLE_GROUP)
    }

    nonisolated private static func initialize(_ data: gpointer, cssName: String, role: GtkAccessibleRole) {
        let widgetClass = data.assumingMemoryBound(to: GtkWidgetClass.self)
        gtk_widget_class_set_css_name(widgetClass, cssName)
        gtk_widget_class_set_accessible_role(widgetClass, role)
        // Without it GTK would take the height for the same at every width, and never ask what a text or a picture needs in
        // the width that it has.
        widgetClass.pointee.get_request_mode = { cell in
            gtk_widget_get_first_child(cell).map(gtk_widget_get_request_mode)
                ?? GTK_SIZE_REQUEST_CONSTANT_SIZE
        }
        widgetClass.pointee.measure = {
            cell, orientation, across, minimum, natural, minimumBaseline, naturalBaseline in
            minimum?.pointee = 0
            natural?.pointee = 0
            minimumBaseline?.pointee = -1
            naturalBaseline?.pointee = -1
            guard let content = gtk_widget_get_first_child(cell) else { return }
            gtk_widget_measure(content, orientation, across, nil, natural, nil, nil)
        }
        widgetClass.pointee.size_allocate = { cell, width, height, _ in
            guard let content = gtk_widget_get_first_child(cell) else { return }
            var (least, room) = (gint(0), (width: width, height: height))
            gtk_widget_measure(content, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
            room.width = max(width, least)
            gtk_widget_measure(content, GTK_ORIENTATION_VERTICAL, room.width, &least, nil, nil, nil)
            room.height = max(height, least)
            gtk_widget_allocate(content, room.width, room.height, -1, nil)
        }
        let objectClass = data.assumingMemoryBound(to: GObjectClass.self)
        objectClass.pointee.dispose = { object in
            guard let object else { return }
            let cell = UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self)
            if let content = gtk_widget_get_first_child(cell) { gtk_widget_unparent(content) }
            WidgetType.base.pointee.parent_class.dispose?(object)
        }
    }
}
