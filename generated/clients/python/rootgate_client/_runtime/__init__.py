# Generated from openrpc.json by `npm run generate`. Do not edit.
"""What is the same for every service."""
