// Shown when the page or its words did not come: so it speaks for itself.
import type { Language } from './words.svelte.ts'

const SAID: Record<Language, [told: string, again: string]> = {
  en: ['This page could not be loaded. Check your connection.', 'Try again'],
  nl: ['Deze pagina kon niet worden geladen. Controleer je verbinding.', 'Opnieuw proberen'],
  fr: ['Cette page n’a pas pu être chargée. Vérifiez votre connexion.', 'Réessayer'],
  it: ['Non è stato possibile caricare questa pagina. Controlla la connessione.', 'Riprova'],
  de: ['Diese Seite konnte nicht geladen werden. Prüfe deine Verbindung.', 'Noch einmal versuchen'],
}

export function unloaded(target: HTMLElement, language: Language): void {
  const [told, again] = SAID[language]
  document.documentElement.lang = language
  const main = document.createElement('main')
  const text = document.createElement('p')
  const button = document.createElement('button')
  main.className = 'panel'
  text.setAttribute('role', 'alert')
  text.textContent = told
  button.type = 'button'
  button.textContent = again
  button.onclick = () => location.reload()
  main.append(text, button)
  target.replaceChildren(main)
}
