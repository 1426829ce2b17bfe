declare module 'virtual:words/*' {
  /** Messages as Fluent's own parser leaves them. */
  const messages: import('@fluent/bundle').FluentResource['body']
  export default messages
}
