// Whether the screen is so small that the desk lies at its foot. (A phone on its side has the map beside it.)
const query =
  typeof matchMedia === 'undefined'
    ? null
    : matchMedia('(max-width: 639px), (max-width: 900px) and (min-height: 501px)')
let small = $state(query?.matches ?? false)
query?.addEventListener('change', (event) => (small = event.matches))

export const isSmall = (): boolean => small
