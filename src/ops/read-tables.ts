import type pg from 'pg';
import { StartProblem } from '../platform/process/start-problem.js';
import type { Difference } from '../platform/rebuild/compare.js';
import type { Rebuild } from '../platform/rebuild/rebuild.js';
import type { Projection } from '../platform/tables/projection.js';
import { counted } from '../platform/words.js';

export interface ReadTables {
  readonly pool: pg.Pool;
  readonly rebuild: Rebuild;
  readonly projections: readonly Projection[];
  readonly say: (text: string) => void;
}

/**
 * Builds read tables a second time from all events, beside those in use, and compares the two.
 * @param names of projections; none: all
 * @returns that they are the same, in words
 * @throws StartProblem for a projection that there is not, and with each table that differs
 */
export async function compare({ pool, rebuild, projections, say }: ReadTables, names: readonly string[]): Promise<string> {
  const asked = named(projections, names);
  await refuseOutdated(rebuild, pool);
  const tables = tablesOf(asked);
  say(`Building ${tables} a second time from all events …`);
  const differences = await rebuild.rebuildAndCompare(
    asked.map(({ name }) => name),
    async () => say('Comparing …'),
  );
  if (differences.length === 0) return `${tables}: what is in use is what the events say.`;
  throw new StartProblem(
    [
      `Of ${tables}, ${differences.length} ${differences.length === 1 ? 'is' : 'are'} not what the events say:`,
      ...differences.flatMap(inWords),
      'There may be personal data in these rows. To rebuild a table: npm run ops -- rebuild PROJECTION',
    ].join('\n'),
  );
}

/**
 * Rebuilds the read tables of some projections from all events, and puts them in the place of those in use, which serve until then.
 * @throws StartProblem without a name, and for a projection that there is not
 */
export async function renew({ pool, rebuild, projections, say }: ReadTables, names: readonly string[], stop: AbortSignal): Promise<string> {
  if (names.length === 0) throw new StartProblem(`Tell which projection:\n  npm run ops -- rebuild PROJECTION …\n\n${there(projections)}`);
  const asked = named(projections, names);
  await refuseOutdated(rebuild, pool);
  const tables = tablesOf(asked);
  say(`Building ${tables} from all events, while those in use go on …`);
  await rebuild.renew(names, stop);
  return `${tables} rebuilt, and in use.`;
}

function named(projections: readonly Projection[], names: readonly string[]): readonly Projection[] {
  const unknown = names.find((name) => !projections.some((projection) => projection.name === name));
  if (unknown !== undefined) throw new StartProblem(`There is no projection "${unknown}". ${there(projections)}`);
  return projections.filter(({ name }) => names.length === 0 || names.includes(name));
}

const there = (projections: readonly Projection[]): string =>
  ['There are:', ...projections.map(({ name }) => `  ${name}`).sort()].join('\n');

const tablesOf = (projections: readonly Projection[]): string => counted(projections.flatMap(({ tables }) => tables).length, 'read table');

/** Tables of other code would all differ. */
async function refuseOutdated(rebuild: Rebuild, pool: pg.Pool): Promise<void> {
  const outdated = await rebuild.outdated(pool);
  if (outdated.length === 0) return;
  throw new StartProblem(
    `Another build has made the read tables of ${outdated.map(({ name }) => name).join(', ')}. Start the product of this build once: it rebuilds them.`,
  );
}

const inWords = ({ table, onlyLive, onlyRebuilt, examples }: Difference): readonly string[] => [
  `  ${table}: ${counted(onlyLive, 'row')} only in use, ${counted(onlyRebuilt, 'row')} only from the events`,
  ...examples.map(({ side, row }) => `    ${side === 'live' ? 'in use     ' : 'from events'} ${JSON.stringify(row)}`),
];
