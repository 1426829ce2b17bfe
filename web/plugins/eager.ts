// Tells browsers that what a first page needs will all be called: they compile it while it is still coming in, beside the
// page's own work, and not piece by piece when it is first called.
import type { Plugin } from 'vite'

export function eager(names: RegExp): Plugin {
  return {
    name: 'carson-eager',
    apply: 'build',
    generateBundle: {
      order: 'post', // it has to stand before anything that others put at the top
      handler(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type === 'chunk' && names.test(chunk.name))
            chunk.code = `//# allFunctionsCalledOnLoad\n${chunk.code}`
        }
      },
    },
  }
}
