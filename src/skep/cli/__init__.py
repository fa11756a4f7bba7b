"""The command line: `skep …`. Each command is a module of its own, thin over the other rooms."""
