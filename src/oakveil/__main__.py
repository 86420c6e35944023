"""`python -m oakveil` is the `oakveil` command."""

from oakveil.cli import main

if __name__ == "__main__":
    main()
