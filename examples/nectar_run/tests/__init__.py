"""The tests of Nectar Run, and its probe for the laws."""
