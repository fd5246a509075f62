#include <gtk/gtk.h>
#include <glib-unix.h>

// How libdispatch lets a foreign main loop run its main queue. Its headers do not declare the two.

/// A descriptor that becomes readable when the main queue has work.
int _dispatch_get_main_queue_handle_4CF(void);
/// Runs the main queue's work.
void _dispatch_main_queue_callback_4CF(void *_Nullable ignored);
