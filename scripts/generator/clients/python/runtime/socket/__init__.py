"""Subscriptions over WebSocket."""
