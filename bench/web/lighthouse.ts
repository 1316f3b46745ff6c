import lighthouse, { type Config, desktopConfig, type Result } from 'lighthouse';
import { median } from '../support/measure.js';

export type Device = 'mobile' | 'desktop';

export const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
export type Category = (typeof CATEGORIES)[number];

/** What is asked of each page besides its scores. Milliseconds, and a share of the window. */
const METRICS = { 'largest-contentful-paint': 1500, 'total-blocking-time': 200, 'cumulative-layout-shift': 0.02 } as const;
export type Metric = keyof typeof METRICS;

const GOALS: Readonly<Record<Device, Readonly<Record<Category, number>>>> = {
  mobile: { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 },
  desktop: { performance: 100, accessibility: 100, 'best-practices': 100, seo: 100 },
};

/** One page on one device. */
export interface Audit {
  readonly path: string;
  readonly device: Device;
  /** From 0 to 100. */
  readonly scores: Readonly<Record<Category, number>>;
  readonly metrics: Readonly<Record<Metric, number>>;
  /** Which goals are missed. */
  readonly misses: readonly string[];
  /** The audits that cost points, by their titles. */
  readonly remarks: readonly string[];
}

interface Options {
  readonly url: string;
  readonly path: string;
  readonly device: Device;
  /** Where the browser listens for its tools. */
  readonly port: number;
  readonly runs: number;
}

/** Lighthouse with the network and the processor really slowed down (devtools), not calculated. */
export async function audited({ url, path, device, port, runs }: Options): Promise<Audit> {
  const results: Result[] = [];
  for (let run = 0; run < runs; run++) results.push(await once(url, device, port));
  const medianOf = (read: (result: Result) => number) => median(results.map(read));

  const scores = Object.fromEntries(
    CATEGORIES.map((name) => [name, Math.round(100 * medianOf((result) => result.categories[name]?.score ?? 0))]),
  ) as Record<Category, number>;
  const metrics = Object.fromEntries(
    (Object.keys(METRICS) as Metric[]).map((name) => [name, medianOf((result) => result.audits[name]?.numericValue ?? Number.NaN)]),
  ) as Record<Metric, number>;
  const misses = [
    ...CATEGORIES.filter((name) => scores[name] < GOALS[device][name]),
    ...(Object.keys(METRICS) as Metric[]).filter((name) => !(metrics[name] <= METRICS[name])),
  ];
  return { path, device, scores, metrics, misses, remarks: remarksOf(results[0]!) };
}

/** Some runs fail before the page is there ("NO_NAVSTART" and the like); such a run says nothing, and is repeated. */
const ATTEMPTS = 3;

async function once(url: string, device: Device, port: number, attempt = 1): Promise<Result> {
  const base: Config | undefined = device === 'desktop' ? desktopConfig : undefined;
  const settings = { ...base?.settings, throttlingMethod: 'devtools' as const, onlyCategories: [...CATEGORIES] };
  const found = await lighthouse(url, { port, logLevel: 'error' }, { extends: 'lighthouse:default', settings });
  if (!found) throw new Error(`Lighthouse said nothing of ${url}`);
  const { runtimeError } = found.lhr;
  if (runtimeError && attempt < ATTEMPTS) return once(url, device, port, attempt + 1);
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return found.lhr;
}

/** Audits outside performance that are not perfect. */
const remarksOf = ({ categories, audits }: Result): string[] =>
  Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => audits[id]!.title);
