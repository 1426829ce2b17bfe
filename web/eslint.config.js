// What the client's code is held to besides its types (svelte-check) and its layout (prettier).
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

// The text of an action is a name for it, and so is each of its fields: what a name is about, data says. That is another
// field, or a table of api/vocabulary.ts, which the engines fill (tools/vocabulary.py).
const NAMES = '/^(text|option|parcel|at|line|source|to|mark|building)$/'
const message = 'Read the fields of the action, or a table of api/vocabulary.ts: no name is taken apart.'
const TAKEN_APART = [
  `CallExpression[callee.object.property.name=${NAMES}][callee.property.name=/^(split|startsWith|endsWith|slice|substring|match|matchAll|indexOf|replace|replaceAll)$/]`,
  `CallExpression[callee.property.name=/^(test|exec)$/] > MemberExpression.arguments[property.name=${NAMES}]`,
].map((selector) => ({ selector, message }))

export default ts.config(
  { ignores: ['node_modules', 'src/api/types.ts', 'src/api/vocabulary.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: ['**/*.ts', '**/*.svelte'],
    extends: [...ts.configs.strictTypeChecked, ...ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: { project: ['./tsconfig.json', './tsconfig.node.json'], extraFileExtensions: ['.svelte'] },
    },
    rules: {
      'no-undef': 'off', // TypeScript knows which names there are
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // The data of an event has the keys of its kind: brackets show that no type vouches for them.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      // An empty string counts as none nearly everywhere.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, number: true } }],
      // Inside an effect `void name` says what it depends on.
      '@typescript-eslint/no-meaningless-void-operator': 'off',
      // It asks for `!`, which another rule forbids.
      '@typescript-eslint/non-nullable-type-assertion-style': 'off',
      // There are no enums, and this rule takes a third of the time.
      '@typescript-eslint/no-unsafe-enum-assignment': 'off',
      'no-restricted-syntax': ['error', ...TAKEN_APART],
      // An answer of the server has the type that its caller knows: ask<Table>(…).
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    rules: {
      // The plugin's own knows runes: what comes from $props() is declared with let.
      'prefer-const': 'off',
      'svelte/prefer-const': 'error',
      // What is shown is replaced ($state.raw) and never changed in place; maps that stay are caches.
      'svelte/prefer-svelte-reactivity': 'off',
      // There are no stores, only runes.
      'svelte/require-store-reactive-access': 'off',
      // `{' '}` keeps a space that would be lost at the edge of a block.
      'svelte/no-useless-mustaches': 'off',
    },
  },
  {
    // Callbacks and snippets of components are `any` to the linter. svelte-check knows their types and checks them.
    files: ['**/*.svelte'],
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
  { files: ['public/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['worker/*.js'], languageOptions: { globals: globals.serviceworker } },
)
