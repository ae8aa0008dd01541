#include "FileDrag.h"

#include <stddef.h>

#if __has_include(<xcb/xcb.h>)

#include "DragConnection.h"

#include <poll.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

struct HostFileDrag {
  DragConnection server;
  /// The window that owns the selection. It is never shown.
  xcb_window_t source;
  /// The server's time at which the drag began.
  xcb_timestamp_t time;
  /// The process whose windows take nothing, or 0 for none.
  int32_t excluded;
  char *uri_list;
  char *path;

  Target target;
  /// Whether the target hasn't answered the latest position.
  bool awaits_status;
  /// Whether the target would take the file at the latest position that it has answered.
  bool is_accepted;
  bool is_finished;
  /// The time at which the target was last heard of, in milliseconds.
  int64_t heard;
};

enum {
  /// The milliseconds between two looks at the pointer.
  Pause = 10,
  /// The milliseconds that a target has to answer a position once the button is released.
  StatusLimit = 1000,
  /// The milliseconds that a target has to read the file's name after a drop, from one request to the next.
  DropLimit = 5000,
};

static int64_t now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return (int64_t)time.tv_sec * 1000 + time.tv_nsec / 1000000;
}

static void rest(HostFileDrag *drag) {
  struct pollfd descriptor = {.fd = drag->server.x.get_file_descriptor(drag->server.connection), .events = POLLIN};
  poll(&descriptor, 1, Pause);
}

// MARK: Messages

static void send_message(HostFileDrag *drag, int type, const uint32_t words[4]) {
  xcb_client_message_event_t event = {
    .response_type = XCB_CLIENT_MESSAGE, .format = 32, .window = drag->target.window, .type = drag->server.atoms[type]};
  event.data.data32[0] = drag->source;
  memcpy(&event.data.data32[1], words, 4 * sizeof words[0]);
  drag->server.x.send_event(drag->server.connection, 0, drag->target.receiver, XCB_EVENT_MASK_NO_EVENT, (const char *)&event);
  drag->server.x.flush(drag->server.connection);
}

static void leave(HostFileDrag *drag) {
  if (drag->target.window) send_message(drag, XdndLeave, (uint32_t[4]){0});
  drag->target = (Target){0};
  drag->awaits_status = drag->is_accepted = false;
}

static void enter(HostFileDrag *drag, Target target) {
  leave(drag);
  drag->target = target;
  if (!target.window) return;
  const xcb_atom_t *atoms = drag->server.atoms;
  send_message(drag, XdndEnter, (uint32_t[4]){target.version << 24, atoms[URIList], atoms[PlainUTF8], atoms[Plain]});
}

static void send_position(HostFileDrag *drag, int16_t left, int16_t top) {
  uint32_t point = (uint32_t)(uint16_t)left << 16 | (uint16_t)top;
  send_message(drag, XdndPosition, (uint32_t[4]){0, point, drag->time, drag->server.atoms[XdndActionCopy]});
  drag->awaits_status = true;
}

/// Gives another program the file's name in the form that it asks for.
static void answer(HostFileDrag *drag, const xcb_selection_request_event_t *request) {
  const Library *x = &drag->server.x;
  xcb_connection_t *connection = drag->server.connection;
  const xcb_atom_t *atoms = drag->server.atoms;
  xcb_atom_t property = request->property ? request->property : request->target;
  if (request->selection != atoms[XdndSelection]) {
    property = XCB_NONE;
  } else if (request->target == atoms[Targets]) {
    xcb_atom_t targets[] = {atoms[Targets], atoms[URIList], atoms[PlainUTF8], atoms[Plain]};
    x->change_property(connection, XCB_PROP_MODE_REPLACE, request->requestor, property, XCB_ATOM_ATOM, 32, 4, targets);
  } else if (request->target == atoms[URIList] || request->target == atoms[PlainUTF8] || request->target == atoms[Plain]) {
    const char *text = request->target == atoms[URIList] ? drag->uri_list : drag->path;
    x->change_property(
      connection, XCB_PROP_MODE_REPLACE, request->requestor, property, request->target, 8, (uint32_t)strlen(text), text);
  } else {
    property = XCB_NONE;
  }
  // As large as every event on the wire.
  union {
    xcb_selection_notify_event_t event;
    char bytes[32];
  } notice = {.event = {
    .response_type = XCB_SELECTION_NOTIFY, .time = request->time, .requestor = request->requestor, .selection = request->selection,
    .target = request->target, .property = property}};
  x->send_event(connection, 0, request->requestor, XCB_EVENT_MASK_NO_EVENT, notice.bytes);
  x->flush(connection);
}

/// Handles what has arrived. Returns false once the connection is lost.
static bool receive(HostFileDrag *drag) {
  for (xcb_generic_event_t *event; (event = drag->server.x.poll_for_event(drag->server.connection)); free(event)) {
    switch (event->response_type & 0x7f) {
    case XCB_SELECTION_REQUEST:
      drag->heard = now();
      answer(drag, (const xcb_selection_request_event_t *)event);
      break;
    case XCB_PROPERTY_NOTIFY:
      drag->time = ((const xcb_property_notify_event_t *)event)->time;
      break;
    case XCB_CLIENT_MESSAGE: {
      const xcb_client_message_event_t *message = (const xcb_client_message_event_t *)event;
      // A window that the pointer has left may still answer.
      if (message->data.data32[0] != drag->target.window) break;
      if (message->type == drag->server.atoms[XdndStatus]) {
        drag->awaits_status = false;
        drag->is_accepted = message->data.data32[1] & 1;
      } else if (message->type == drag->server.atoms[XdndFinished]) {
        drag->is_finished = true;
        // Before version 5, the message doesn't say whether the file was taken.
        drag->is_accepted = drag->target.version < 5 || message->data.data32[1] & 1;
      }
      break;
    }
    // An error has the type 0: a window was closed.
    default: break;
    }
  }
  return !drag->server.x.connection_has_error(drag->server.connection);
}

// MARK: Beginning

/// Becomes the selection's owner, at the server's time.
static bool own_selection(HostFileDrag *drag) {
  const Library *x = &drag->server.x;
  xcb_connection_t *connection = drag->server.connection;
  drag->source = x->generate_id(connection);
  uint32_t events = XCB_EVENT_MASK_PROPERTY_CHANGE;
  x->create_window(
    connection, XCB_COPY_FROM_PARENT, drag->source, drag->server.root, -10, -10, 1, 1, 0, XCB_WINDOW_CLASS_INPUT_ONLY,
    XCB_COPY_FROM_PARENT, XCB_CW_EVENT_MASK, &events);
  // The notice of a change of a property contains the time.
  x->change_property(
    connection, XCB_PROP_MODE_APPEND, drag->source, drag->server.atoms[URIList], drag->server.atoms[URIList], 8, 0, NULL);
  x->flush(connection);
  for (int64_t start = now(); !drag->time && now() - start < StatusLimit; rest(drag)) {
    if (!receive(drag)) return false;
  }
  x->set_selection_owner(connection, drag->source, drag->server.atoms[XdndSelection], drag->time);
  x->flush(connection);
  return drag->time != 0;
}

static char *joined(const char *first, const char *second) {
  char *text = malloc(strlen(first) + strlen(second) + 1);
  return text ? strcat(strcpy(text, first), second) : NULL;
}

static void end(HostFileDrag *drag) {
  host_drag_disconnect(&drag->server);
  free(drag->uri_list);
  free(drag->path);
  free(drag);
}

HostFileDrag *host_file_drag_begin(const char *uri, const char *path, int excluded_process) {
  HostFileDrag *drag = calloc(1, sizeof *drag);
  if (!drag) return NULL;
  drag->excluded = excluded_process;
  drag->path = joined(path, "");
  drag->uri_list = joined(uri, "\r\n");
  if (drag->path && drag->uri_list && host_drag_connect(&drag->server) && own_selection(drag)) return drag;
  end(drag);
  return NULL;
}

// MARK: Running

/// Waits until the target has answered the latest position, and drops the file there if it takes it.
static bool drop(HostFileDrag *drag) {
  for (int64_t start = now(); drag->awaits_status && now() - start < StatusLimit; rest(drag)) {
    if (!receive(drag)) return false;
  }
  if (drag->awaits_status || !drag->is_accepted) {
    leave(drag);
    return false;
  }
  send_message(drag, XdndDrop, (uint32_t[4]){0, drag->time, 0, 0});
  for (drag->heard = now(); !drag->is_finished && now() - drag->heard < DropLimit; rest(drag)) {
    if (!receive(drag)) break;
  }
  return drag->is_accepted;
}

static bool follow(HostFileDrag *drag) {
  const Library *x = &drag->server.x;
  xcb_connection_t *connection = drag->server.connection;
  bool is_new = true;
  int16_t left = 0, top = 0;
  /// The time of the release, in milliseconds, or 0 before it.
  int64_t released = 0;
  while (receive(drag)) {
    xcb_query_pointer_cookie_t request = x->query_pointer(connection, drag->server.root);
    xcb_query_pointer_reply_t *reply = x->query_pointer_reply(connection, request, NULL);
    if (!reply) break;
    // From the release on, the pointer is elsewhere.
    if (!released) {
      if (reply->root_x != left || reply->root_y != top) is_new = true;
      left = reply->root_x;
      top = reply->root_y;
      if (!(reply->mask & XCB_BUTTON_MASK_1)) released = now();
    }
    free(reply);

    if (host_drag_is_escape_pressed(&drag->server)) {
      leave(drag);
      return false;
    }
    // The next position waits until the target has answered the one before.
    if (is_new) {
      Target target = host_drag_target(&drag->server, left, top, drag->excluded);
      if (target.window != drag->target.window) enter(drag, target);
      if (!drag->awaits_status) {
        if (drag->target.window) send_position(drag, left, top);
        is_new = false;
      }
    }
    if (released && (!is_new || now() - released > StatusLimit)) return drop(drag);
    rest(drag);
  }
  return false;
}

bool host_file_drag_run(HostFileDrag *drag) {
  bool is_dropped = follow(drag);
  end(drag);
  return is_dropped;
}

#else

HostFileDrag *host_file_drag_begin(const char *uri, const char *path, int excluded_process) {
  (void)uri, (void)path, (void)excluded_process;
  return NULL;
}

bool host_file_drag_run(HostFileDrag *drag) {
  (void)drag;
  return false;
}

#endif
