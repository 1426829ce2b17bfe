### Die Seite für Betreiber. Keine andere Nachricht für Spieler nennt Einstellungen oder Befehle.

web-hosts-intro = Betreibst du diesen Server? Dann sind diese Einstellungen und Befehle für dich. Sie gelten, sobald der Server startet.
web-hosts-friends = Mit anderen spielen: Starte den Server für andere Computer und gib an, welche Adresse deren Browser benutzen.
web-hosts-mail = E-Mails verschicken: Nenne einen Mailserver und einen Absender.
web-hosts-push = Benachrichtigungen im Browser: Die Adresse muss mit https beginnen.
web-hosts-figures = Rekonstruierte Zahlen oder Karten berichtigen: Diese Befehle schreiben eine Datei, die du ändern und an einem Tisch verwenden kannst.
web-hosts-admin = Sich auf der Seite „Verwaltung“ um Leute und Tische kümmern: Mache jemanden mit einem Konto zum Admin.
web-hosts-more = Alles andere steht auf der Seite „Hosting“ der Dokumentation.
