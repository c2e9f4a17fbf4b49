"""What both rulebooks of A Study in Emerald say alike. Nothing here knows an edition."""
