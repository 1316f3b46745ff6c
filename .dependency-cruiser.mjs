import { globSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MODULES as ORDER } from './scripts/lib/modules.mjs';

/**
 * The rules of the house that are about who may know whom (`docs/` says why). Each has a file that breaks it under
 * test/arch/fixtures, and test/arch/rules.spec.ts sees it refused.
 */
const MODULES = ORDER.join('|');
/** Files that tell what follows from events: those of any module, as they are its published language. */
const READERS = '\\.(projection|reaction|notices|concerns)\\.ts$';
const KIND_WORDS = 'commands|queries|events|decisions|projections|read-models|reactions|controllers|dtos|entities|guards|utils|helpers';
const EVENTS = '\\.events\\.ts$';
/** Where everything is put together: nothing else may import these, and they may import everything. */
const COMPOSITION = '^src/(demo/|ops/|app\\.module\\.ts|admin-create\\.ts|registry\\.ts|main\\.ts|run\\.ts|openapi\\.ts|metadata\\.ts)';

/** Deciders are recognised by what they say, so that a new one cannot forget to be one; decisions in files of their own by their name, too. */
const decides = (code) =>
  /^export const \w+: Decider</m.test(code) || (/\): (readonly )?\w+Event\[\] (\{|=>)/.test(code) && !code.includes('@CommandHandler('));
const deciding = globSync(`src/{${ORDER.join(',')}}/**/*.ts`).filter(
  (file) => !file.endsWith('.spec.ts') && (file.endsWith('.decisions.ts') || decides(readFileSync(file, 'utf8'))),
);
const DECIDERS = deciding.length > 0 ? deciding.map((file) => `^${file.replaceAll('.', '\\.')}$`) : ['^no decider$'];
/** The same in one expression, whose first group is the module. */
const DECIDER_OF = `^src/(${MODULES})/(${[...new Set(deciding.map((file) => file.split('/').slice(2).join('/').replaceAll('.', '\\.')))].join('|')})$`;
/** What decisions share stands beside them. */
const BESIDE = [...new Set(deciding.map((file) => `^${dirname(file)}/[^/]+\\.ts$`))];

const SPEC = '\\.spec\\.tsx?$';
/** Specifications, and what only they use. */
const TESTS = [SPEC, '/testing/', '^src/platform/stores/contract\\.ts$'];
/** Files at the top of a module that hold no wiring: events, deciders, and the values that both are made of. */
const WIRING = '\\.(controller|dto|module|entity|guard|service|decorator|filter|interceptor)\\.ts$|/index\\.ts$';

const WEB_KIND_WORDS = 'components|containers|hooks|utils|helpers|types|constants|styles|buttons|dialogs|panels';
const WEB_TOPIC = '^web/src/((?:features|shared|ui)/[^/]+|api|app|server)/';

const forbidden = [
  {
    name: 'no-cycles',
    comment: 'Files that need each other are one file, or hide a third.',
    from: {},
    to: { circular: true },
  },
  ...ORDER.slice(0, -1).map((module, place) => ({
    name: `${module}-knows-nothing-above-it`,
    comment: `The order is ${ORDER.join(' ← ')}. What happens above is heard of by its events, in read models and reactions.`,
    from: { path: `^src/${module}/` },
    to: { path: `^src/(${ORDER.slice(place + 1).join('|')})/`, pathNot: EVENTS },
  })),
  ...ORDER.slice(0, -1).map((module, place) => ({
    name: 'only-readers-hear-from-above',
    comment: 'Projections and reactions, and the tables of notices and concerns, follow events from above; whatever decides does not.',
    from: { path: `^src/${module}/`, pathNot: READERS },
    to: { path: `^src/(${ORDER.slice(place + 1).join('|')})/` },
  })),
  {
    name: 'no-folder-is-a-kind',
    comment: 'A folder is what the business talks about; what a file is stands at the end of its name.',
    from: { path: [`^src/(${MODULES})/(${KIND_WORDS})/`, `^src/(${MODULES})/.+/(${KIND_WORDS})/`] },
    to: {},
  },
  {
    name: 'no-folder-of-the-web-is-a-kind',
    comment: 'A folder is what a person sees or does; in ui/ alone it is what something looks like.',
    from: { path: [`^web/src/(app|features|shared)/(${WEB_KIND_WORDS})/`, `^web/src/(app|features|shared)/.+/(${WEB_KIND_WORDS})/`] },
    to: {},
  },
  {
    name: 'nothing-imports-moderation',
    comment:
      'Moderation watches and decides over the others; it is never asked, but by the other pages of administrators, which stand above it.',
    from: { path: '^src/', pathNot: ['^src/(moderation|settings-administration|administration|reporting)/', COMPOSITION] },
    to: { path: '^src/moderation/', pathNot: EVENTS },
  },
  {
    name: 'modules-only-through-the-door',
    comment: "Another module's index.ts says what it offers, and its events are published; the rest is its own business.",
    from: { path: `^src/(${MODULES})/`, pathNot: [READERS, ...DECIDERS] },
    to: { path: `^src/(${MODULES})/`, pathNot: ['^src/$1/', '^src/[^/]+/index\\.ts$', EVENTS] },
  },
  {
    name: 'decisions-know-no-machinery-of-other-modules',
    comment:
      'A decision knows the deciders, decisions and events of a lower module, and the values at its top: the door would bring its machinery along.',
    from: { path: DECIDER_OF },
    to: { path: `^src/(${MODULES})/`, pathNot: ['^src/$1/', '^src/[^/]+/[^/]+\\.ts$', EVENTS, ...DECIDERS] },
  },
  {
    name: 'readers-only-through-door-or-events',
    comment: "Projections and reactions may also listen to any module's events, its published language.",
    from: { path: `^src/(${MODULES})/.*${READERS}` },
    to: { path: `^src/(${MODULES})/`, pathNot: ['^src/$1/', '^src/[^/]+/index\\.ts$', EVENTS] },
  },
  {
    name: 'platform-knows-no-module',
    comment: 'The platform would do for another product.',
    from: { path: '^src/platform/' },
    to: { path: [`^src/(${MODULES})/`, COMPOSITION] },
  },
  {
    name: 'composition-is-the-top',
    comment: 'What puts everything together is imported by nothing.',
    from: { path: `^src/(${MODULES})/`, pathNot: SPEC },
    to: { path: COMPOSITION },
  },
  {
    name: 'events-import-only-values',
    comment: 'A published language that brings no machinery with it.',
    from: { path: `^src/(${MODULES})/.*${EVENTS}` },
    to: {
      pathNot: ['^src/$1/[^/]+\\.ts$', EVENTS, '^src/platform/events/(event|personal-data\\.events)\\.ts$', '^src/platform/money\\.ts$'],
    },
  },
  {
    name: 'events-import-no-wiring',
    comment: 'A published language that brings no machinery with it.',
    from: { path: `^src/(${MODULES})/.*${EVENTS}` },
    to: { path: WIRING },
  },
  {
    name: 'deciders-import-only-events-errors-values',
    comment: 'A decision is a function of its arguments: facts come in, events come out.',
    from: { path: DECIDERS },
    to: {
      pathNot: [
        `^src/(${MODULES})/[^/]+\\.ts$`,
        ...BESIDE,
        `^src/(${MODULES})/.*${EVENTS}`,
        '^src/platform/(errors|money|words)\\.ts$',
        '^src/platform/events/(as-seen|event|decider|personal-data\\.events)\\.ts$',
        '^src/platform/switches/features(\\.events|\\.decisions)?\\.ts$',
        '^src/platform/time/',
        // It compares values.
        '^util$',
      ],
    },
  },
  {
    name: 'deciders-import-no-wiring',
    comment: 'A decision is a function of its arguments: facts come in, events come out.',
    from: { path: DECIDERS },
    to: { path: WIRING },
  },
  {
    name: 'decisions-reach-no-machinery',
    comment: 'Not by a detour either: no package (but the calendar), nothing of Node, nothing of the platform that does something.',
    from: { path: [...DECIDERS, `^src/(${MODULES})/.*${EVENTS}`] },
    to: {
      path: [
        'node_modules/(?!dayjs/)',
        '^(node:)?(crypto|fs|http|net|os|path|child_process|timers)(/|$)',
        '^src/platform/(clock|ids|database|stores|http|projections)',
      ],
      reachable: true,
    },
  },
  {
    name: 'product-imports-no-development-package',
    comment: 'It would be missing where only the product is installed.',
    from: { path: ['^src/', '^migrations/'], pathNot: [...TESTS, '^src/metadata\\.ts$'] },
    to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['npm', 'type-only'] },
  },
  {
    name: 'product-imports-no-test',
    comment: 'Tests know the product, not the other way round.',
    from: { path: ['^src/', '^web/src/'], pathNot: TESTS },
    to: { path: ['^test/', '^bench/', SPEC] },
  },
  {
    name: 'migrations-stand-alone',
    comment: 'What has been released does not change with the code: a migration spells out its SQL.',
    from: { path: '^migrations/' },
    to: { path: '^src/' },
  },
  {
    name: 'web-features-know-no-feature',
    comment: 'What two features need is a piece of shared/, ui/ or api/.',
    from: { path: '^web/src/features/([^/]+)/' },
    to: { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
  },
  {
    name: 'web-features-know-no-app',
    comment: 'app → features → shared → ui, api',
    from: { path: '^web/src/features/' },
    to: { path: '^web/src/app/' },
  },
  {
    name: 'web-pieces-know-no-feature',
    comment: 'app → features → shared → ui, api',
    from: { path: '^web/src/(shared|ui)/' },
    to: { path: '^web/src/(app|features)/' },
  },
  {
    name: 'web-primitives-know-no-business',
    comment: 'ui/ would do for another product: what knows the API or the business stands in shared/.',
    from: { path: '^web/src/ui/' },
    to: { path: '^web/src/(api|shared)/' },
  },
  {
    name: 'web-api-knows-no-screen',
    comment: 'app → features → shared → ui, api',
    from: { path: '^web/src/api/' },
    to: { path: '^web/src/(app|features|shared|ui)/' },
  },
  {
    name: 'web-neighbours-are-called-by-name',
    comment: 'Relative imports stay within a topic; the rest is called from the top (#ui/…), so that a file may move without its imports.',
    from: { path: WEB_TOPIC },
    to: { path: '^web/src/', pathNot: '^web/src/$1/', dependencyTypesNot: ['aliased-subpath-import'] },
  },
  {
    name: 'browsers-load-no-server-rendering',
    comment: 'What only the server needs to draw pages never reaches a browser.',
    from: { path: '^web/src/', pathNot: '^web/src/server/' },
    to: { path: '^web/src/server/' },
  },
  {
    name: 'client-and-server-meet-in-the-api',
    comment: 'What they share is the OpenAPI document.',
    from: { path: '^(src|web)/' },
    to: { path: '^(src|web)/', pathNot: '^$1/' },
  },
];

export default {
  forbidden: forbidden.map((rule) => ({ severity: 'error', ...rule })),
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^test/arch/fixtures/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: fileURLToPath(new URL('tsconfig.json', import.meta.url)) },
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'node', 'default', 'types'] },
    builtInModules: { add: [] },
    cache: false,
  },
};
