import { SHIPPED_CATEGORIES } from '../src/categories/shipped/shipped-categories.js';
import { TRADES } from '../src/demo/market/trades.js';
import { drawnJobs, readDrawings, spriteOf } from '../web/drawings.plugin.js';
import { drawingOf } from '../web/src/shared/services/drawing-of.js';

const drawings = readDrawings();
const drawn = drawnJobs(drawings);
const sprite = spriteOf(drawings);
const slugs = SHIPPED_CATEGORIES.map(({ slug }) => slug);
const named = drawings.map(({ trade, job, svg }) => ({ name: job ? `${trade}-${job}` : trade, svg }));
const namesWhere = (broken: (drawing: { svg: string }) => boolean) => named.filter(broken).map(({ name }) => name);

const ROOT = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 96" fill="none" stroke="currentColor" ';
const TAPE = 'var(--tape, #FFC93C)';
const COLORS = ['none', 'currentColor', 'var(--paper, #fff)', TAPE, 'var(--ink, #141A33)'];

describe('what is drawn for a trade', () => {
  test.each(slugs)('%s has a drawing of its own', (slug) => {
    expect(drawingOf(drawn, slug)).toBe(slug);
    expect(sprite).toContain(`<g id="${slug}">`);
  });

  test('costs a page nothing that does not use it: the file displays none by itself', () =>
    expect(sprite).toMatch(/^<svg [^>]*><defs display="none"><g id="/));

  test.each(['dog-walking', '', 'constructor'])('a category that nobody drew for has the toolbox: "%s"', (slug) => {
    expect(drawingOf(drawn, slug, 'Faucet installation')).toBe('toolbox');
    expect(sprite).toContain('<g id="toolbox">');
  });

  test.each([
    ['plumbing', 'Faucet installation', 'plumbing-faucet'],
    ['plumbing', 'New FAUCETS, fitted', 'plumbing-faucet'],
    ['womens-salon-spa', 'Bridal hair and makeup', 'womens-salon-spa-bridal'],
    ['plumbing', 'General plumbing by the hour', 'plumbing'],
    ['painting', 'Faucet installation', 'painting'],
    ['plumbing', 'Constructor of toString', 'plumbing'],
  ])('of %s, "%s" is drawn as %s', (slug, title, drawing) => expect(drawingOf(drawn, slug, title)).toBe(drawing));

  test('no drawing waits for a title that nobody gives', () => {
    const offered = Object.values(TRADES).flatMap(({ category, jobs }) => jobs.map(({ title }) => drawingOf(drawn, category, title)));
    expect(named.map(({ name }) => name).filter((name) => ![...slugs, 'toolbox', ...offered].includes(name))).toEqual([]);
  });
});

describe('a drawing', () => {
  test('is no copy of another', () => expect(new Set(named.map(({ svg }) => svg)).size).toBe(named.length));

  test('has 4 kB at most', () => expect(namesWhere(({ svg }) => Buffer.byteLength(svg) > 4096)).toEqual([]));

  test('has the size of all others', () => expect(namesWhere(({ svg }) => !svg.startsWith(ROOT))).toEqual([]));

  test('has a part in the color of the tape', () =>
    expect(namesWhere(({ svg }) => !svg.includes(`fill="${TAPE}"`) && !svg.includes(`stroke="${TAPE}"`))).toEqual([]));

  test('takes its colors from where it is shown', () => {
    const colors = (svg: string) => [...svg.matchAll(/(?:fill|stroke)="([^"]*)"/g)].map(([, color]) => color!);
    expect(namesWhere(({ svg }) => colors(svg).some((color) => !COLORS.includes(color)))).toEqual([]);
  });

  test('has no styles, scripts or addresses, which the policy of a page refuses', () => {
    expect(namesWhere(({ svg }) => /<style|style=|<script|href/.test(svg))).toEqual([]);
  });
});
