"""What cards do (specification, section 9): lines with their terms, and one frozen record for each verb.

A record holds what the content file says and tells it as a sentence; the rules carry it out.
"""
