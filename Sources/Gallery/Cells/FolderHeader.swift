import CGTK
import WaterfallGTK

/// The name of a folder above its pictures.
final class FolderHeader: WaterfallReusableView {
    static let identifier = "folder"
    nonisolated static let height = 44.0

    private let label = Widgets.label(classes: "folder")

    required init(reuseIdentifier: String) {
        super.init(reuseIdentifier: reuseIdentifier)
        gtk_label_set_xalign(label.opaque, 0)
        content = label
    }

    func show(_ folder: String) {
        label.setText(folder)
    }
}
