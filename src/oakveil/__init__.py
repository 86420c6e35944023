"""Oakveil: one digital table for five adventure games."""

__version__ = "0.1.0"
