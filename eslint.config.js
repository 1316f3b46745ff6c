import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const MODULES = 'src/{identity,notifications,vendor-onboarding,catalog,booking,reviews,moderation,reporting}/**/*.ts';

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
      '.data/',
      'coverage/',
      'test-results/',
      'test/arch/fixtures/',
      'src/metadata.ts',
      'web/src/api/generated*.ts',
    ],
  },
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      'no-console': 'off',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'prefer-const': 'error',
      '@typescript-eslint/no-unused-vars': 'off', // the compiler does this
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/no-namespace': ['error', { allowDeclarations: true }],
      '@typescript-eslint/no-empty-object-type': ['error', { allowInterfaces: 'with-single-extends' }],
    },
  },
  {
    files: [MODULES],
    ignores: ['**/*.spec.ts'],
    rules: { 'no-restricted-syntax': ['error', ...ownFacts(), ...bareTables(), ...wholeChanges(), ...unnamedKeys(), ...otherKinds()] },
  },
  ...Object.keys(KINDS).map((kind) => ({
    files: [`src/**/*.${kind}.ts`],
    rules: {
      'no-restricted-syntax': [
        'error',
        ...ownFacts(),
        ...bareTables(),
        ...wholeChanges(),
        ...unnamedKeys(),
        ...otherKinds(kind),
        ...(kind === 'controller' ? typeOnlyDtos() : []),
      ],
    },
  })),
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
      'no-restricted-syntax': ['error', ...ownLooks()],
    },
  },
  // Whoever draws pages on the server collects the styles that they need.
  { files: ['web/src/server/**'], rules: { 'no-restricted-imports': 'off' } },
);

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

/** Nest reads the classes at run time: of a type it sees nothing, and validates nothing. */
function typeOnlyDtos() {
  const message = 'Import the class itself: with `import type` its validation is switched off silently.';
  return [
    { selector: "ImportDeclaration[importKind='type'][source.value=/\\.dto\\.js$/]", message },
    { selector: "ImportDeclaration[source.value=/\\.dto\\.js$/] > ImportSpecifier[importKind='type']", message },
  ];
}
