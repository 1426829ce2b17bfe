// Where a link or a number leads that somebody has pasted.
export type Way = { path: string; table: string } | { fault: 'web-pages-join-elsewhere' | 'web-pages-join-nothing' }

const NUMBER = /^[0-9a-f]{20}$/

export function whereTo(pasted: string, origin: string = location.origin): Way {
  const text = pasted.trim()
  if (NUMBER.test(text.toLowerCase())) return { path: `/table/${text.toLowerCase()}`, table: text.toLowerCase() }
  let link: URL
  try {
    link = new URL(text, origin)
  } catch {
    return { fault: 'web-pages-join-nothing' }
  }
  const [page = '', id = ''] = link.pathname.split('/').filter(Boolean)
  const leads = (page === 'table' || page === 'replay') && NUMBER.test(id)
  if (link.origin !== origin) return { fault: leads ? 'web-pages-join-elsewhere' : 'web-pages-join-nothing' }
  if (leads) return { path: link.pathname, table: id }
  if (page === 'enter' && link.hash) return { path: link.pathname + link.hash, table: '' }
  return { fault: 'web-pages-join-nothing' }
}
