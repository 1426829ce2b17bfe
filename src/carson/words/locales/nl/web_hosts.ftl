### De pagina voor beheerders. Geen ander bericht voor spelers noemt instellingen of opdrachten.

web-hosts-intro = Beheer je deze server? Dan zijn deze instellingen en opdrachten voor jou. Ze gelden zodra de server start.
web-hosts-friends = Met anderen spelen: start de server voor andere computers en geef op welk adres hun browsers gebruiken.
web-hosts-mail = E-mail versturen: geef een mailserver en een afzender op.
web-hosts-push = Meldingen in de browser: het adres moet met https beginnen.
web-hosts-figures = Gereconstrueerde cijfers of kaarten verbeteren: deze opdrachten schrijven een bestand dat je kunt aanpassen en aan een tafel kunt gebruiken.
web-hosts-admin = Mensen en tafels beheren op de pagina “Beheer”: maak iemand met een account beheerder.
web-hosts-more = Al het andere staat op de pagina “Hosting” van de documentatie.
