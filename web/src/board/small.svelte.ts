// Whether the screen is so small that the desk lies at its foot.
const query = typeof matchMedia === 'undefined' ? null : matchMedia('(max-width: 900px)')
let small = $state(query?.matches ?? false)
query?.addEventListener('change', (event) => (small = event.matches))

export const isSmall = (): boolean => small
