// Lint rules that read one file at a time: TypeScript's correctness, the layers and fences of ARCHITECTURE.md, raw colors in one file.
import js from '@eslint/js';
import noUnsanitized from 'eslint-plugin-no-unsanitized';
import storybook from 'eslint-plugin-storybook';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { layerRule } from './scripts/layer-rule.mjs';
import { wordRule } from './scripts/word-rule.mjs';
import { fences, layers, mayFetch, packages } from './scripts/layers.mjs';

const code = ['**/*.{ts,tsx}'];
const scripts = ['**/*.{js,mjs}'];
const tests = [
  '**/*.test.{ts,tsx}',
  '**/*.fixture.{ts,tsx}',
  '**/*.test-d.tsx',
  '**/*.stories.tsx',
  'apps/backend/test/**',
  'e2e/**',
  'bench/**',
];
/** Names that the contract, the database and the DOM dictate. */
const dictated = [
  'cancelled',
  'user_cancelled',
  'labour',
  // A setting of the operator, CNX_LONGEST_LOCK_SECONDS.
  'longestLockSeconds',
  // Standing's correlation of solution gas.
  'standing',
  // Part of a story's id.
  'Colours',
  'normalisedGas',
  'normalisedLiquid',
  'normalisedOil',
  'realised',
  'realisedOilGainMtd',
  'realised_oil',
  'stabilisedAt',
  'stabilised_at',
  'ariaLabelledBy',
];
const browser = ['packages/ui/**', 'apps/portal/src/**'];

const rawColor = String.raw`/#(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})(?![\w-])|\b(?:rgb|hsl|oklch|oklab)a?\(/`;

export default tseslint.config(
  {
    ignores: [
      '**/dist/**',
      '**/*.gen.ts',
      'storybook-static/**',
      '.data/**',
      '.turbo/**',
      'test-results/**',
      'screenshots/**',
      'bench/results/**',
      // Files of the application that the package check builds outside.
      'scripts/outside-app/**',
      '!.storybook',
    ],
  },
  js.configs.recommended,
  {
    files: [...code, ...scripts, '**/*.jsx'],
    plugins: { words: { rules: { plain: wordRule } } },
    rules: { 'words/plain': ['error', { allowed: dictated }] },
  },
  {
    files: scripts,
    languageOptions: { globals: globals.node },
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'VariableDeclarator > Identifier[name=/^[A-Z][A-Z0-9_]+$/]',
          message: 'Constants are camelCase.',
        },
      ],
    },
  },
  {
    files: [
      'scripts/{package-check,screenshots,story-pictures}.mjs',
      'scripts/long/webkit.mjs',
      'scripts/long/draws/**/*.mjs',
    ],
    languageOptions: { globals: globals.browser },
  },
  {
    files: ['bench/**/*.{mjs,jsx}'],
    languageOptions: {
      globals: { ...globals.node, ...globals.browser },
      parserOptions: { ecmaFeatures: { jsx: true } },
    },
    // Without React's own plug-in a component looks unused.
    rules: { 'no-unused-vars': ['error', { varsIgnorePattern: '^[A-Z]' }] },
  },
  {
    files: code,
    // The rules that need types, and those of React, stand in .oxlintrc.json.
    extends: [tseslint.configs.recommended],
    plugins: { house: { rules: { layers: layerRule } } },
    rules: {
      '@typescript-eslint/naming-convention': [
        'error',
        // Names that are quoted or taken apart are another's.
        { selector: 'variable', modifiers: ['destructured'], format: null },
        {
          selector: 'variable',
          format: ['camelCase', 'PascalCase'],
          leadingUnderscore: 'allowSingleOrDouble',
          custom: { regex: '^[A-Z][A-Z0-9]+$', match: false },
        },
        { selector: 'function', format: ['camelCase', 'PascalCase'] },
        { selector: 'typeLike', format: ['PascalCase'], leadingUnderscore: 'allow' },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'house/layers': ['error', { root: import.meta.dirname, layers, packages, fences }],
      '@typescript-eslint/consistent-type-imports': 'error',
      // Parsers of foreign text name control characters on purpose.
      'no-control-regex': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'error',
      'max-lines': ['error', { max: 350, skipBlankLines: true, skipComments: true }],
    },
  },
  {
    files: code,
    ignores: [...mayFetch, ...tests],
    rules: { 'no-restricted-globals': ['error', { name: 'fetch', message: 'Go through packages/api.' }] },
  },
  {
    files: browser.map((folder) => `${folder}/*.{ts,tsx}`),
    extends: [noUnsanitized.configs.recommended],
    languageOptions: { globals: globals.browser },
  },
  {
    files: browser.map((folder) => `${folder}/*.{ts,tsx}`),
    ignores: ['packages/ui/src/tokens/**', ...tests],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: `Literal[value=${rawColor}]`,
          message: 'Raw colors stand in packages/ui/src/tokens/palette.ts only.',
        },
        {
          selector: `TemplateElement[value.raw=${rawColor}]`,
          message: 'Raw colors stand in packages/ui/src/tokens/palette.ts only.',
        },
        {
          selector:
            "JSXAttribute[name.name='disabled'] > JSXExpressionContainer > Identifier[name=/^(busy|sending|saving|pending|loading)$/]",
          message: 'What is disabled loses the focus: `loading` of Button keeps it.',
        },
        {
          selector: "MemberExpression[object.name='crypto'][property.name='randomUUID']",
          message: 'Absent on a page without TLS: newId() of the portal makes ids there, too.',
        },
        {
          selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
          message: 'Text goes in as React children.',
        },
      ],
    },
  },
  {
    files: ['apps/backend/src/{queries,recompute}/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector:
            "CallExpression[callee.property.name='execute'] > MemberExpression > TaggedTemplateExpression[typeArguments]",
          message: 'Declare the rows by analyticQuery: a test compares them with the database.',
        },
      ],
    },
  },
  ...storybook.configs['flat/recommended'],
  {
    files: ['apps/backend/src/cli/**', 'apps/backend/src/main.ts', ...tests],
    rules: { 'no-console': 'off' },
  },
  {
    files: tests,
    rules: {
      'house/layers': 'off',
      'max-lines': 'off',
    },
  },
  {
    files: tests,
    // A measurement waits and looks at the clock.
    ignores: ['bench/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: "CallExpression[callee.property.name='waitForTimeout']",
          message: 'Wait for what is to be seen, or move the page’s clock.',
        },
        {
          selector: "CallExpression[callee.object.name='vi'][callee.property.name=/^wait(For|Until)$/]",
          message: 'Wait with expect.poll, whose limit is one of the whole run.',
        },
        {
          selector: 'ImportDeclaration[source.value=/timers.promises$/]',
          message: 'Wait for a condition and not for a length of time.',
        },
        {
          selector:
            "CallExpression[callee.name='expect'] BinaryExpression[operator='-'][left.callee.property.name='now']",
          message: 'A slow machine is not a fault: count the work, or move a clock of the test’s own.',
        },
      ],
    },
  },
);
