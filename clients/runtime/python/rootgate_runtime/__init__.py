"""What is the same for every service."""
