"""A Study in Emerald (Martin Wallace): two games that share parts."""
