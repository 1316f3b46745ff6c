import { existsSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { type BuildEnvironmentOptions, defineConfig, type Plugin } from 'vite';
import { drawings } from './drawings.plugin.ts';
import { materialIcons } from './icons.plugin.ts';

const API = process.env['API_URL'] ?? 'http://localhost:3000';

/** Tells files of ours. One that is no longer there stops the build: divided otherwise, the pages weigh kilobytes more. */
function own(...files: readonly string[]): (id: string) => boolean {
  const paths = new Set(files.map((file) => join(import.meta.dirname, 'src', file)));
  for (const path of paths) if (!existsSync(path)) throw new Error(`vite.config.ts names ${path}, which is not there`);
  return (id) => paths.has(id);
}

/** What every page stands on, in one file: it changes seldom and packs better together. Other libraries stay with the pages that use them. */
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|@emotion|stylis)\//;

/**
 * The shell, with all that it needs, in one file too: divided by who else uses them, the same modules come in thirty files and weigh 11 kB more.
 * Without `main.ts`, which waits for a page that waits for these.
 */
const SHELL = own(
  'app/client.tsx',
  'app/App.tsx',
  'app/routes.tsx',
  'app/store.ts',
  'app/session-keeper.ts',
  'app/taking-over/rendered-page.ts',
);

/** A service's card with its pictures; and the small pieces of it that dashboards show too, which need no pictures. */
const CARDS = own('shared/services/ServiceCard.tsx', 'ui/placeholders/SkeletonCard.tsx');
const WORDS = own(
  'ui/format/labels.ts',
  'ui/format/numbers.ts',
  'ui/format/money.ts',
  'ui/placeholders/Placeholder.tsx',
  'shared/reviews/Rating.tsx',
  'shared/vendors/VendorAvatar.tsx',
  'shared/slots/slot-words.ts',
  'shared/slots/slot-choice.ts',
  'ui/format/days.ts',
  'ui/address/params-now.ts',
);
const WORDS_ICONS = /virtual:icon\/(baseline-schedule|outline-handyman|outline-event-available|baseline-verified)\./;
/** What all of a dashboard's pages are made of, in the parts that public pages use of it. Piece by piece it weighs 9 kB more. */
const HOOKS = /@mui\/(utils|material\/utils)\/(?!.*RovingTabIndex)/;
const TEXTS = /@mui\/material\/(Link|Paper|Stack|SvgIcon|Typography)\//;
const BUTTONS = /@mui\/material\/(Button|ButtonBase|CircularProgress|IconButton)\//;
const FADE = /@mui\/material\/Fade\//;
const CONTROLS = /@mui\/material\/(Chip|Modal|Portal|Skeleton)\//;
/** Titles, empty states and refusals, which almost every page shows. */
const PIECES = own(
  'ui/page/PageTitle.tsx',
  'ui/page/text.ts',
  'ui/feedback/ProblemAlert.tsx',
  'ui/placeholders/EmptyState.tsx',
  'ui/feedback/Refreshing.tsx',
  'ui/feedback/Notice.tsx',
  'ui/format/Money.tsx',
  'ui/format/dates.ts',
);

/** What stands where the times of a service will be: by itself, each is smaller than what it takes to name it. */
const TIMES = own('shared/slots/calendar/CalendarSkeleton.tsx', 'shared/slots/TimeGridSkeleton.tsx', 'shared/slots/zone/ZoneNote.tsx');

/** The list of services, which what is fetched on a phone with its sheet needs, too: divided by that, it weighs half a kilobyte more. */
const SERVICES = /src\/features\/services\/(?!filters\/(draft\/(?!draft-store)|sheet\/(Draft|drafting|typed-ahead|use)))/;

/** What forms that somebody sends are made of, and the field of a password: small pieces, each of which weighs less than it takes to name it. */
const FORM = own('ui/feedback/wait.ts', 'ui/forms/SubmitButton.tsx', 'ui/forms/useCountdown.ts');
const PASSWORD = own('ui/forms/PasswordField.tsx', 'features/auth/new-password.ts');
const PASSWORD_ICONS = /virtual:icon\/outline-visibility(-off)?\./;

/** The menus of somebody who is signed in, and what is in them: a dashboard shows them all, and a public page when somebody opens theirs. */
const ACCOUNT = own(
  'shared/account/RoleBadge.tsx',
  'shared/account/role-names.ts',
  'shared/staff-paths.ts',
  'shared/vendors/PersonAvatar.tsx',
  'app/shells/menus/sidebar-entries.tsx',
  'app/shells/menus/useAccountEntries.ts',
  'app/shells/menus/useFollowedPerson.ts',
  'app/shells/menus/AccountMenu.tsx',
  'features/auth/sign-in/useSignOut.ts',
  'api/session/person.ts',
);
const ACCOUNT_ICONS = /virtual:icon\/outline-event-note\./;

/** The bar of phones, with the icon that it has in common with those menus: with them it would bring their libraries to every visitor. */
const BAR = own('app/shells/bar/Bar.tsx', 'app/shells/bar/entries.tsx', 'app/shells/bar/lists-search.ts');
const BAR_ICONS = /virtual:icon\/outline-(home|person)\./;

/** Preloads the two latin fonts, so that the first text is not drawn twice. */
function preloadFonts(): Plugin {
  const latin = /(figtree|bricolage-grotesque)-latin-wght-normal.*\.woff2$/;
  return {
    name: 'preload-fonts',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => latin.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', as: 'font', type: 'font/woff2', href: `/${file}`, crossorigin: '' },
            injectTo: 'head-prepend',
          })),
    },
  };
}

/** Fetched when somebody points at it: to name all that these need would cost every page more than it saves them. */
const WHEN_ASKED_FOR = new RegExp(
  `assets/(${[
    'CheckYourEmail',
    'CodeStep',
    'DayCalendar',
    'HoursApart',
    'Keys',
    'drafting',
    'LostTime',
    'MenuPopup',
    'OrderClocks',
    'OwnTime',
    'PlacePanel',
    'ReportButton',
    'ReportPhotoDialog',
    'ReportReviewDialog',
    'ReviewExtras',
    'ReviewPhotos',
    'ServiceStrip',
    'Suggestions',
    'ToastCard',
    'UnverifiedNotice',
  ].join('|')})-`,
);

/** What the browser loads. The manifest tells the server which files a page needs. */
const FOR_BROWSERS: BuildEnvironmentOptions = {
  outDir: '../dist/web',
  manifest: true,
  modulePreload: { polyfill: false, resolveDependencies: (file, needed) => (WHEN_ASKED_FOR.test(file) ? [] : needed) },
  rolldownOptions: {
    output: {
      // Seven letters tell versions apart as well as eight, and the shell names a hundred files.
      chunkFileNames: 'assets/[name]-[hash:7].js',
      codeSplitting: {
        groups: [
          { name: 'base', test: EVERY_PAGE, priority: 3 },
          { name: 'shell', test: SHELL, priority: 2 },
          { name: 'words', test: (id) => WORDS(id) || WORDS_ICONS.test(id), priority: 1 },
          { name: 'pieces', test: PIECES, priority: 1 },
          { name: 'cards', test: CARDS },
          { name: 'times', test: TIMES },
          { name: 'services', test: SERVICES, includeDependenciesRecursively: false },
          { name: 'form', test: FORM, includeDependenciesRecursively: false },
          { name: 'password', test: (id) => PASSWORD(id) || PASSWORD_ICONS.test(id), includeDependenciesRecursively: false },
          { name: 'account', test: (id) => ACCOUNT(id) || ACCOUNT_ICONS.test(id), includeDependenciesRecursively: false },
          { name: 'bar', test: (id) => BAR(id) || BAR_ICONS.test(id), includeDependenciesRecursively: false },
          { name: 'hooks', test: HOOKS, priority: 1 },
          { name: 'texts', test: TEXTS, priority: 1 },
          { name: 'buttons', test: BUTTONS, priority: 1 },
          { name: 'fade', test: FADE, priority: 1 },
          { name: 'controls', test: CONTROLS },
        ],
      },
    },
  },
};

/** What the server draws public pages with, and the heads of its letters: two programs, their libraries included. */
const FOR_THE_SERVER: BuildEnvironmentOptions = {
  outDir: '../dist/web-server',
  rolldownOptions: { input: ['render-page.tsx', 'letter-drawing.ts'].map((file) => join(import.meta.dirname, 'src/server', file)) },
  copyPublicDir: false,
  minify: false,
};

/** Its package names only what is meant for development, whose warnings are carried along; what is meant for production stands beside it. */
function routerForProduction(): Plugin {
  return {
    name: 'router-for-production',
    apply: 'build',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (!/^react-router(\/dom)?$/.test(source)) return null;
      const found = await this.resolve(source, importer, { ...options, skipSelf: true });
      return found && { ...found, id: found.id.replace('/dist/development/', '/dist/production/') };
    },
  };
}

/** Emotion needs it for `withTheme`, which nobody calls; written as it is, it can't be left out by the build, and weighs 1 kB on every page. */
function withoutHoisting(): Plugin {
  const name = 'hoist-non-react-statics';
  return {
    name: 'without-hoisting',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === name ? `\0${name}` : null),
    load: (id) => (id === `\0${name}` ? 'export default (component) => component;' : null),
  };
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react(), materialIcons(), drawings(), preloadFonts(), routerForProduction(), withoutHoisting()],
  build: { emptyOutDir: true, target: 'es2023', assetsInlineLimit: 0, ...(isSsrBuild ? FOR_THE_SERVER : FOR_BROWSERS) },
  ssr: { noExternal: true },
  // React, too, is built into the server's pages as it is meant for production, however that process is run.
  ...(isSsrBuild && { define: { 'process.env.NODE_ENV': '"production"' } }),
  // Every page is lazy: without this the development server would find their libraries one by one, and reload each time.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx'] },
  server: { proxy: { '/api': API, '/dev/mailbox': API, '/problems': API } },
}));
