"""How fast Oakveil is, beside other projects."""
