"""The only place with SQL. Each function takes a connection: whoever calls decides what is one transaction."""
