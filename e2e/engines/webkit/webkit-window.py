#!/usr/bin/python3
"""The WebKitGTK browser that WebKitWebDriver starts. Unlike MiniBrowser under automation, it has a profile in a folder.

--data FOLDER       the profile
--downloads FOLDER  where downloads are written
The console of a page goes to stdout, and so does `WEB PROCESS` with the reason when a web process ends.
"""
import argparse
import os

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import Gio, GLib, Gtk, WebKit2  # noqa: E402

SIGINT, SIGTERM = 2, 15

parser = argparse.ArgumentParser()
parser.add_argument("--data", required=True)
parser.add_argument("--downloads", required=True)
# WebKitWebDriver adds options of its own.
options, _ = parser.parse_known_args()

Gtk.init(None)
manager = WebKit2.WebsiteDataManager(
    base_data_directory=os.path.join(options.data, "data"),
    base_cache_directory=os.path.join(options.data, "cache"),
)
context = WebKit2.WebContext(website_data_manager=manager)
context.set_automation_allowed(True)
windows = []


def open_window(opener=None):
    settings = WebKit2.Settings()
    settings.set_enable_write_console_messages_to_stdout(True)
    settings.set_javascript_can_open_windows_automatically(True)
    settings.set_hardware_acceleration_policy(WebKit2.HardwareAccelerationPolicy.NEVER)
    origin = {"related_view": opener} if opener else {"web_context": context}
    view = WebKit2.WebView(settings=settings, is_controlled_by_automation=True, **origin)
    window = Gtk.Window()
    window.set_default_size(1280, 800)
    window.add(view)
    windows.append(window)
    window.connect("destroy", on_destroy)
    view.connect("close", lambda _: window.destroy())
    view.connect("create", lambda other, _: open_window(other))
    view.connect("web-process-terminated", lambda _, reason: print("WEB PROCESS", reason.value_nick, flush=True))
    window.show_all()
    view.grab_focus()
    return view


def on_destroy(window):
    windows.remove(window)
    if not windows:
        Gtk.main_quit()


def on_download(_, download):
    def choose_destination(_, name):
        path = os.path.join(options.downloads, name.replace("/", "_"))
        download.set_allow_overwrite(True)
        download.set_destination(Gio.File.new_for_path(path).get_uri())
        return True

    download.connect("decide-destination", choose_destination)


def on_automation(_, session):
    info = WebKit2.ApplicationInfo()
    info.set_name("Tabard tests")
    info.set_version(WebKit2.get_major_version(), WebKit2.get_minor_version(), WebKit2.get_micro_version())
    session.set_application_info(info)
    session.connect("create-web-view", lambda *_: open_window())


context.connect("download-started", on_download)
context.connect("automation-started", on_automation)
for signal in (SIGINT, SIGTERM):
    GLib.unix_signal_add(GLib.PRIORITY_DEFAULT, signal, Gtk.main_quit)
Gtk.main()
