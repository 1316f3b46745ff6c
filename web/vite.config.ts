import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const API = process.env['API_URL'] ?? 'http://localhost:3000';

/** What every page stands on, in one file: it changes seldom and packs better together. Other libraries stay with the pages that use them. */
const EVERY_PAGE =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|react-redux|redux|redux-thunk|reselect|immer|@reduxjs|@emotion|stylis)\//;

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

export default defineConfig({
  root: import.meta.dirname,
  cacheDir: '../node_modules/.cache/vite',
  plugins: [react(), preloadFonts()],
  build: {
    outDir: '../dist/web',
    emptyOutDir: true,
    target: 'es2023',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'base', test: EVERY_PAGE }] } } },
  },
  // Every page is lazy: without this the development server would find their libraries one by one, and reload each time.
  optimizeDeps: { entries: ['index.html', 'src/**/*.tsx'] },
  server: { proxy: { '/api': API, '/dev/mailbox': API } },
});
