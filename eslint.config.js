import js from '@eslint/js';
import reactHooks from 'eslint-plugin-react-hooks';
import importSort from 'eslint-plugin-simple-import-sort';
import tseslint from 'typescript-eslint';
import { MODULES } from './scripts/lib/modules.mjs';

const IN_MODULES = `src/{${MODULES.join(',')}}/**/*.ts`;

/** Specifications, and what only they use. */
const TESTS = ['test/**/*.ts', '**/*.spec.ts', '**/testing/**/*.ts', 'src/platform/stores/contract.ts'];

/** What a file is stands at the end of its name: this is how each kind is recognised. */
const KINDS = {
  command: "Decorator[expression.callee.name='CommandHandler']",
  reaction: "Decorator[expression.callee.name='Reacts']",
  projection: "CallExpression[callee.name='projection']",
  controller: "Decorator[expression.callee.name='Controller']",
  module: "Decorator[expression.callee.name='Module']",
};

/** What the compiler does not see. Rules about who may import whom are in .dependency-cruiser.mjs. */
export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      'dist/',
      '.cache/',
      '.data/',
      'coverage/',
      'test-results/',
      'test/arch/fixtures/',
      'src/metadata.ts',
      'web/src/api/**/generated*.ts',
    ],
  },
  {
    files: ['**/*.{js,mjs}'],
    extends: [js.configs.recommended],
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      'object-shorthand': 'error',
      'no-undef': 'off', // the compiler does this
      'no-unused-vars': 'off', // and this
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': 'off', // the compiler does this
      '@typescript-eslint/require-await': 'off', // what is async answers by a promise whatever happens, and never throws at once
      '@typescript-eslint/no-base-to-string': 'off', // it takes what came as `unknown` for an object
      '@typescript-eslint/no-unnecessary-type-assertion': 'off', // it takes one to a type with only optional members for unnecessary
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNever: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/no-unnecessary-boolean-literal-compare': 'error',
      '@typescript-eslint/no-unnecessary-template-expression': 'error',
      '@typescript-eslint/no-unnecessary-type-arguments': 'error',
      '@typescript-eslint/no-unnecessary-type-parameters': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    // What an answer holds is what they find out: its body has no type.
    files: TESTS,
    rules: {
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/unbound-method': 'off', // worlds are taken apart, and have no `this`
    },
  },
  { files: ['web/public/**/*.js'], rules: { 'no-var': 'off' } }, // runs as it is, in any browser
  { files: [IN_MODULES], ignores: ['**/*.spec.ts'], rules: refused(ownFacts(), bareTables(), wholeChanges(), unnamedKeys(), otherKinds()) },
  ...Object.keys(KINDS).map((kind) => ({
    files: [`src/**/*.${kind}.ts`],
    rules: refused(
      ownFacts(),
      bareTables(),
      wholeChanges(),
      unnamedKeys(),
      otherKinds(kind),
      kind === 'command' ? ambientActors() : [],
      kind === 'controller' ? typeOnlyDtos() : [],
    ),
  })),
  {
    files: ['**/*.{mjs,ts,tsx}'],
    plugins: { 'import-sort': importSort },
    // What is imported for its effect, what Node and packages give, the client's own by its name, and what is near by its path.
    rules: { 'import-sort/imports': ['error', { groups: [['^\\u0000', '^node:', '^@?\\w', '^#', '^\\.']] }] },
  },
  {
    files: [IN_MODULES],
    ignores: ['**/*.{decisions,spec}.ts'],
    plugins: { house: { rules: { 'decisions-refuse': decisionsRefuse() } } },
    rules: { 'house/decisions-refuse': 'error' },
  },
  { files: ['src/**/*.command.ts'], rules: { 'max-lines-per-function': ['error', { max: 25 }] } },
  {
    files: ['web/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      ...reactHooks.configs.recommended.rules,
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^@mui/(material|x-[a-z-]+)$',
              message: "Import the one component ('@mui/material/Button'): a barrel makes the development server load thousands of files.",
            },
            { regex: '^@emotion/', message: 'MUI’s styled and sx are our one way to it (ADR 32).' },
          ],
        },
      ],
      ...refused(ownLooks(), ownTags()),
    },
  },
  { files: ['web/src/api/cache/provide.ts'], rules: refused(ownLooks()) },
  // Whoever renders pages on the server collects the styles that they need.
  { files: ['web/src/server/**'], rules: { 'no-restricted-imports': 'off' } },
);

/** The answer to a change names what it changes, and one table says which query shows it. */
function ownTags() {
  const message = 'What a query shows stands in web/src/api/cache/*-tags.ts; what a change concerns is said by its events, on the server.';
  return [{ selector: 'Property[key.name=/^(invalidatesTags|providesTags)$/]', message }];
}

/** Styles have one place each: ADR 32. */
function ownLooks() {
  return [
    {
      selector:
        "JSXAttribute[name.name='style'] Property[key.name=/^(color|background|font|border(?!Radius)|text|lineHeight|letterSpacing|opacity|boxShadow|outline|fill|stroke)/]",
      message:
        'How something looks is said by styled, or by sx on a component of MUI; style only says where it stands and what is computed.',
    },
    {
      selector: 'ImportDeclaration[source.value=/^(?!react-easy-crop\\/|#app\\/fonts).*\\.css$/]',
      message: 'Styles stand beside what they are for: styled, or sx on a component of MUI.',
    },
  ];
}

/** @returns {{ 'no-restricted-syntax': ['error', ...object[]] }} */
function refused(...syntax) {
  return { 'no-restricted-syntax': ['error', ...syntax.flat()] };
}

/** What makes a decision depend on when and where it is taken. */
function ownFacts() {
  const message = 'Time and chance are facts that come in as arguments; the handler asks Clock.';
  return [
    { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message },
    { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message },
    { selector: "CallExpression[callee.object.name='Math'][callee.property.name='random']", message },
  ];
}

/** Whose a table is, is seen where its entity is imported: ADR 7. */
function bareTables() {
  const message = 'Read it by a statement over the tables of entities: tablesOf(BookingRow).selectFrom(…).';
  const named = '/\\bread\\.(?!js\\b)[a-z]/';
  return [
    { selector: `Literal[value=${named}]`, message },
    { selector: `TemplateElement[value.raw=${named}]`, message },
  ];
}

/** What changes a booking may free hours, or answer a request. */
function wholeChanges() {
  return [
    {
      selector: "CallExpression[callee.property.name='update'] > Identifier.arguments:first-child[name='Booking']",
      message: 'Update BookingProcess: it appends what the change means for hours and requests as well.',
    },
  ];
}

/** What the compiler lets pass into a fact: of an object that is not written out, it does not see what else is in it. */
function unnamedKeys() {
  const message = 'Name each key of a fact where it is built: whatever comes along with a spread or a variable can never be erased.';
  return [
    { selector: "CallExpression[callee.name='event'] ObjectExpression > SpreadElement", message },
    { selector: "CallExpression[callee.name='event'][arguments.1.type!='ObjectExpression']", message },
  ];
}

/** A file that is named `*.command.ts` holds a command, and no other file does. */
function otherKinds(own) {
  return Object.entries(KINDS)
    .filter(([kind]) => kind !== own)
    .map(([kind, selector]) => ({ selector, message: `This belongs into a file that is named *.${kind}.ts.` }));
}

/**
 * A rule of the business is told by a pure function, in `*.decisions.ts` or beside its decider, which .dependency-cruiser.mjs keeps pure. A handler throws
 * nothing at all: it gathers facts, and appends what is decided.
 */
function decisionsRefuse() {
  const report = (context) => (node) =>
    context.report({ node, message: 'What refuses is a pure function, in a file that is named *.decisions.ts or beside its decider.' });
  return {
    create: (context) => ({
      "Program:not(:has(TSTypeReference > Identifier[name='Decider'])) NewExpression[callee.name='Rejected']": report(context),
      ...(context.filename.endsWith('.command.ts') && { ThrowStatement: report(context) }),
    }),
  };
}

/** The actor of the running command is for whoever reads the history; a decision that depends on a person is given them (ADR 5). */
function ambientActors() {
  const message = 'A command names the person that its decision depends on; the ambient actor is for readers of the history (ADR 5).';
  return [
    { selector: "MemberExpression[property.name='actor'][object.type=/^(CallExpression|ChainExpression|TSNonNullExpression)$/]", message },
    {
      selector: "VariableDeclarator:has(CallExpression[callee.name='currentCommand']) > ObjectPattern > Property[key.name='actor']",
      message,
    },
  ];
}

/** Nest reads the classes at run time: of a type it sees nothing, and validates nothing. */
function typeOnlyDtos() {
  const message = 'Import the class itself: with `import type` its validation is switched off silently.';
  return [
    { selector: "ImportDeclaration[importKind='type'][source.value=/\\.dto\\.js$/]", message },
    { selector: "ImportDeclaration[source.value=/\\.dto\\.js$/] > ImportSpecifier[importKind='type']", message },
  ];
}
