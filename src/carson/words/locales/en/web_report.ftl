### Reporting to admins, announcements, and the way to the page for admins.

web-admin = Admin
web-report = report
web-report-message = Report this message from { $name } to the admins
web-report-name = Report a name
web-report-whose = Whose name?
web-report-reason = What is wrong with it?
web-report-send = Report
web-report-cancel = Cancel
web-report-done = Thank you. An admin will look at it.
web-announcement-dismiss = Dismiss
