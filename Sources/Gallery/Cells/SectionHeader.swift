import CGTK
import WaterfallGTK

/// What a section's pictures have in common, above them: their folder, or their month.
final class SectionHeader: WaterfallReusableView {
    static let identifier = "section"
    nonisolated static let height = 44.0

    /// What it says.
    private(set) var title = ""
    private let label = Widgets.label(classes: "section-title")

    required init(reuseIdentifier: String) {
        super.init(reuseIdentifier: reuseIdentifier)
        gtk_label_set_xalign(label.opaque, 0)
        content = label
    }

    func show(_ title: String) {
        self.title = title
        label.setText(title)
    }
}
