"""What components do (specification, section 9): one frozen record for each verb, a file for each family.

A record holds what the content file says and tells it as a sentence; the rules carry it out.
"""
