// Shows the reader's own language alone, and the page again as soon as there is a connection.
const sections = [...document.querySelectorAll('section')]
let kept = null
try {
  kept = localStorage.getItem('carson.language')
} catch {
  // nothing may be kept here
}
const wanted = [kept, ...navigator.languages.map((tag) => tag.slice(0, 2)), 'en']
const language = wanted.find((tag) => sections.some((section) => section.lang === tag))
for (const section of sections) section.hidden = section.lang !== language
document.documentElement.lang = language

// A network is not yet a server: the page is loaded again when that answers.
const PAUSE = 2000
async function look() {
  const answer = await fetch('/healthz', { cache: 'no-store' }).catch(() => null)
  if (answer?.ok) location.reload()
}
addEventListener('online', look)
setInterval(look, PAUSE)
