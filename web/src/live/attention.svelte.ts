// Whether it is one's turn at the table that is open: who looks at another tab sees it in the title of this one.
export const attention = $state({ wanted: false })
