import CGTK
import WaterfallGTK
import WindowDriving

/// Probes of the parts that need no window.
extension Driver {
    func probeParts() {
        probeCells()
        probeFooter()
        probeHeader()
        report(.fact("the probes are over", true))
    }

    private func probeCells() {
        let cell = WaterfallCell(reuseIdentifier: "probe")
        report(
            .fact(
                "a cell is a list item",
                gtk_test_accessible_has_role(
                    OpaquePointer(cell.widget), GTK_ACCESSIBLE_ROLE_LIST_ITEM) != 0))
        cell.accessibleLabel = "Poster"
        report(
            .fact(
                "its label is told",
                gtk_test_accessible_has_property(
                    OpaquePointer(cell.widget), GTK_ACCESSIBLE_PROPERTY_LABEL) != 0))
        cell.setPosition(index: 4, count: 100)
        report(
            .fact(
                "so is its place among all",
                gtk_test_accessible_has_relation(
                    OpaquePointer(cell.widget), GTK_ACCESSIBLE_RELATION_POS_IN_SET) != 0
                    && gtk_test_accessible_has_relation(
                        OpaquePointer(cell.widget), GTK_ACCESSIBLE_RELATION_SET_SIZE) != 0
            ))
        cell.isSelected = true
        report(.fact("a selected cell has the class", gtk_widget_has_css_class(cell.widget, "selected") != 0))
        cell.prepareForReuse()
        report(.fact("a cell to be reused does not", gtk_widget_has_css_class(cell.widget, "selected") == 0))
        report(
            .fact(
                "nor has it a label",
                gtk_test_accessible_has_property(
                    OpaquePointer(cell.widget), GTK_ACCESSIBLE_PROPERTY_LABEL) == 0))
        cell.content = gtk_label_new(String(repeating: "wide ", count: 100))
        var least: gint = -1
        gtk_widget_measure(cell.widget, GTK_ORIENTATION_HORIZONTAL, -1, &least, nil, nil, nil)
        report(.fact("a cell fits any frame", least == 0))
    }

    private func probeFooter() {
        let footer = LoadMoreFooter()
        report(.fact("a footer has nothing to say at first", shownTexts(of: footer.widget) == []))
        footer.state = .loading
        report(.fact("loading is said", shownTexts(of: footer.widget) == ["Loading…"]))
        footer.state = .noMore
        footer.texts.noMore = "Fertig"
        report(.fact("texts can be replaced while shown", shownTexts(of: footer.widget) == ["Fertig"]))
        footer.state = .failed
        let texts = shownTexts(of: footer.widget)
        report(.fact("a failure offers another try", texts == ["Could not load.", "Try again"]))
        var tries = 0
        footer.onRetry = { tries += 1 }
        click(gtk_widget_get_last_child(footer.widget))
        report(.fact("which is asked for once", tries == 1))
    }

    private func probeHeader() {
        let header = RefreshHeader()
        report(.fact("a header has nothing to say at first", shownTexts(of: header.widget) == []))
        header.state = .pulling(progress: 0.5)
        report(.fact("a pull says what it is for", shownTexts(of: header.widget) == ["Pull to refresh"]))
        header.state = .pulling(progress: 7)
        report(.fact("a long one says so", shownTexts(of: header.widget) == ["Release to refresh"]))
        report(.fact("and has the class", gtk_widget_has_css_class(header.widget, "ready") != 0))
        header.state = .pulling(progress: .nan)
        report(.fact("no number is no progress", shownTexts(of: header.widget) == ["Pull to refresh"]))
        header.state = .refreshing
        report(.fact("refreshing is said", shownTexts(of: header.widget) == ["Refreshing…"]))
        report(.fact("and loses the class", gtk_widget_has_css_class(header.widget, "ready") == 0))
    }

    private func click(_ button: WidgetPointer?) {
        var value = GValue()
        g_value_init(&value, gtk_button_get_type())
        defer { g_value_unset(&value) }
        g_value_set_object(&value, button)
        g_signal_emitv(&value, g_signal_lookup("clicked", gtk_button_get_type()), 0, nil)
    }
}
