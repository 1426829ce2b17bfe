// What the client's code is held to besides its types (svelte-check) and its layout (prettier).
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import ts from 'typescript-eslint'

const TYPED = ['**/*.ts', '**/*.svelte']

export default ts.config(
  { ignores: ['node_modules', 'src/api/types.ts'] },
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: TYPED,
    extends: [...ts.configs.strictTypeChecked, ...ts.configs.stylisticTypeChecked],
    languageOptions: {
      parserOptions: {
        project: ['./tsconfig.json', './tsconfig.node.json'],
        extraFileExtensions: ['.svelte'],
      },
    },
    rules: {
      'no-undef': 'off', // TypeScript knows which names there are
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidOperator: true },
      ],
      // The data of an event has whatever keys its kind has: brackets say that nobody has checked them.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
    },
  },
  ...svelte.configs.recommended,
  ...svelte.configs.prettier,
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
    // The plugin's own knows runes: what comes from $props() is declared with let.
    rules: { 'prefer-const': 'off', 'svelte/prefer-const': 'error' },
  },
  { files: ['public/*.js'], languageOptions: { globals: globals.browser } },
  { files: ['worker/*.js'], languageOptions: { globals: globals.serviceworker } },
)
