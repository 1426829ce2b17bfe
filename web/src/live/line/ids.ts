/** A name that nobody else gives. (crypto.randomUUID is there only on lines that the browser calls secure.) */
export function newId(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
