import { createRequire } from 'node:module';
import { format, resolveConfig } from 'prettier';
import { mesh } from 'topojson-client';
import { filter, filterWeight, presimplify, simplify } from 'topojson-simplify';
import { inRoot } from '../lib/paths.mjs';

const FILE = 'web/src/features/admin/analytics/places/outline.ts';
/** Alaska, Hawaii, and the islands, by their numbers in the census. */
const APART = new Set(['02', '15', '60', '66', '69', '72', '78']);
const UNITS_PER_DEGREE = 20;
/** Of the triangle that a point makes with its neighbors, in square degrees: points with less are left out, and islands with little more. */
const LEAST = { point: 0.006, island: 0.02 };

/** The outline of the contiguous states as the data of an SVG path: small, as a map of dots needs only to be recognized. */
export async function outline() {
  const atlas = createRequire(import.meta.url)('us-atlas/states-10m.json');
  const states = { ...atlas.objects.states, geometries: atlas.objects.states.geometries.filter(({ id }) => !APART.has(id)) };
  const simple = simplify(presimplify({ ...atlas, objects: { states } }), LEAST.point);
  const kept = filter(simple, filterWeight(simple, LEAST.island));
  const path = mesh(kept, kept.objects.states).coordinates.map(pathOf).join('');
  const text = `/**
 * Borders of the contiguous states, from the U.S. Census Bureau's (public domain), as us-atlas (ISC license) packs them.
 * Made by \`npm run generate\`; do not edit.
 */
export const OUTLINE = '${path}';

/** East and south. */
export const UNITS_PER_DEGREE = ${UNITS_PER_DEGREE};
`;
  return format(text, { ...(await resolveConfig(inRoot(FILE))), parser: 'typescript' });
}

/** Where it begins, and how far it is from each point to the next. */
function pathOf(line) {
  const [first, ...others] = line.map(([east, north]) => [Math.round(east * UNITS_PER_DEGREE), Math.round(-north * UNITS_PER_DEGREE)]);
  let [x, y] = first;
  const steps = [];
  for (const [nextX, nextY] of others) {
    if (nextX !== x || nextY !== y) steps.push(`${nextX - x} ${nextY - y}`);
    [x, y] = [nextX, nextY];
  }
  return steps.length === 0 ? '' : `M${first.join(' ')}l${steps.join(' ')}`.replaceAll(' -', '-');
}
