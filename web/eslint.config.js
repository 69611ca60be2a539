// What the client's code keeps to, beyond its types. Few rules, all of them errors; layout is Prettier's.
import js from '@eslint/js'
import svelte from 'eslint-plugin-svelte'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import svelteConfig from './svelte.config.js'

/** A folder may not reach into another: what both need lies below them. */
const noImports = (files, groups) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: groups.map((group) => ({ group: [group] })) }] },
})

/** An action is a typed value: its notation is written in `notation.ts` and read by Rust alone. */
const reads = '/^(split|startsWith|endsWith|slice|match|matchAll|replace|includes|search)$/'
const notation = '/^(action|chosen|notation)$/'
const untyped = [
  [`CallExpression[callee.property.name=${reads}][callee.object.name=${notation}]`, 'Read the typed action instead.'],
  [
    `CallExpression[callee.property.name=${reads}][callee.object.property.name=${notation}]`,
    'Read the typed action instead.',
  ],
  [
    `CallExpression[callee.property.name=/^(exec|test)$/][arguments.0.name=${notation}]`,
    'Read the typed action instead.',
  ],
  [
    `MemberExpression[property.name='key'][object.property.name='prompt']`,
    'A sentence decides nothing: the question has a kind.',
  ],
]

export default tseslint.config(
  { ignores: ['dist', 'src/generated', 'test-results', 'playwright-report'] },
  js.configs.recommended,
  tseslint.configs.strict,
  svelte.configs.recommended,
  {
    languageOptions: { globals: { ...globals.browser, ...globals.node } },
    rules: {
      eqeqeq: ['error', 'always'],
      'no-console': 'error',
      // TypeScript knows every name, the types of the browser among them.
      'no-undef': 'off',
      '@typescript-eslint/consistent-type-imports': ['error', { disallowTypeAnnotations: false }],
      // Most maps and sets are made, filled and read in one place; what is followed is a SvelteMap by its type.
      'svelte/prefer-svelte-reactivity': 'off',
    },
  },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: tseslint.parser, extraFileExtensions: ['.svelte'], svelteConfig } },
  },
  // Scripts and tests speak to a terminal.
  { files: ['scripts/**', 'dev/**', 'e2e/**'], rules: { 'no-console': 'off' } },
  { files: ['**/*.test.ts'], rules: { '@typescript-eslint/no-non-null-assertion': 'off' } },
  {
    files: ['src/games/**', 'src/table/**'],
    rules: {
      'no-restricted-syntax': ['error', ...untyped.map(([selector, message]) => ({ selector, message }))],
    },
  },
  noImports(['src/design/**'], ['**/shell/**', '**/table/**', '**/games/**', '**/pages/**']),
  noImports(['src/table/**'], ['**/pages/**']),
)
