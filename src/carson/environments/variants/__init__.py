"""What environments know of variants: their actions' ids, and what an observation shows of them."""
