import { CIRCUMSTANCES, FILLERS } from './circumstances.js';
import { SAYINGS } from './sayings.js';
import { stemsOf, wordsOf } from './words.js';

/** A word or phrase of services, or a category's slug, and how sure it is that it was meant: 0 to 1. */
export interface Target {
  readonly stems: string;
  readonly category: string | undefined;
  readonly weight: number;
}

/** What a saying means. */
interface Meaning {
  readonly targets: readonly Target[];
  /** It need not be found. */
  readonly optional: boolean;
}

const SURE = 0.85;
const HINT = 0.5;
/** A hint at a category is left out where a title has the very word. */
const CATEGORY_HINT = 0.38;

const sayings = new Map<string, Meaning>();
for (const [list, optional] of [
  [SAYINGS, false],
  [CIRCUMSTANCES, true],
] as const) {
  for (const [said, meant] of list) {
    const targets = meant
      .split(',')
      .map((target) => target.trim())
      .filter((target) => target !== '')
      .map(targetOf);
    for (const one of said.split(',')) {
      const stems = stemsOf(one).join(' ');
      const before = sayings.get(stems);
      sayings.set(stems, { targets: [...(before?.targets ?? []), ...targets], optional: before?.optional ?? optional });
    }
  }
}

const fillers = new Set(stemsOf(FILLERS));

function targetOf(text: string): Target {
  const isHint = text.endsWith('?');
  const name = text.replace(/\?$/, '');
  return name.startsWith('#')
    ? { stems: '', category: name.slice(1), weight: isHint ? CATEGORY_HINT : SURE }
    : { stems: stemsOf(name).join(' '), category: undefined, weight: isHint ? HINT : SURE };
}

/** The most words that a saying has. */
export const LONGEST_SAYING = Math.max(...[...sayings.keys()].map((stems) => stems.split(' ').length));

/** What is meant by these stems, with blanks between them; `undefined` for what is meant as it stands. */
export const sayingOf = (stems: string): Meaning | undefined => sayings.get(stems);

export const isFiller = (stem: string): boolean => fillers.has(stem);

/** Every single word that people say: one that is misspelt may be one of these. */
export const saidWords: readonly string[] = [...SAYINGS, ...CIRCUMSTANCES].flatMap(([said]) => wordsOf(said));

/** Slugs that sayings name. */
export const namedCategories: ReadonlySet<string> = new Set(
  [...sayings.values()].flatMap(({ targets }) => targets.flatMap(({ category }) => category ?? [])),
);
