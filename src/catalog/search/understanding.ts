import type { Likely } from './dictionary.js';
import { isFiller, LONGEST_SAYING, sayingOf, type Target } from './language/trade-words.js';
import { stemOf } from './language/words.js';

/** One thing that a search asks for, and everything that would be it. */
export interface Wish {
  /** As it was typed, or corrected. */
  readonly words: string;
  readonly targets: readonly Target[];
  /** Services without it are found too, further down. */
  readonly optional: boolean;
  /** The word stands nowhere: it is what somebody may have meant. */
  readonly guessed: boolean;
}

export interface Understanding {
  readonly wishes: readonly Wish[];
  /** The words with those that were misspelt put right; `undefined` where none was. */
  readonly corrected: string | undefined;
  /** The words with rare ones that may be slips put right: asked about, as nobody can tell; `undefined` where there are none. */
  readonly perhaps: string | undefined;
}

/** What can be found. */
export interface Vocabulary {
  /** A text has this word, as it is written. */
  has(word: string): boolean;
  /** A text has a word of this stem. */
  finds(stem: string): boolean;
  /** What a word that stands nowhere may be, likeliest first. */
  likely(word: string): readonly Likely[];
  /** What a word that stands somewhere may be a slip for. */
  commoner(word: string): readonly Likely[];
  /** Words that go on from this start. */
  begunBy(start: string): readonly Likely[];
}

/**
 * What is searched for by these words, in the language of the services.
 * @param typing the last word may go on
 */
export function understood(words: readonly string[], vocabulary: Vocabulary, typing = false): Understanding {
  const tokens = words.flatMap((word, index) => {
    const begun = typing && index === words.length - 1 ? begunToken(word, vocabulary) : undefined;
    return begun ? [begun] : tokensOf(word, vocabulary);
  });
  const wishes: Wish[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(tokens, at, vocabulary);
    const { word, stem } = tokens[at]!;
    if (phrase) wishes.push(phrase.wish);
    else if (!isFiller(stem))
      wishes.push({ ...wishOf(word, targetsOf(tokens[at]!), sayingOf(stem)?.optional), guessed: tokens[at]!.guessed });
    at = phrase?.end ?? at + 1;
  }
  const allOptional = wishes.every(({ optional }) => optional);
  return {
    wishes: allOptional ? wishes.map((wish) => ({ ...wish, optional: false })) : wishes,
    corrected: tokens.some(({ word, typed }) => word !== typed) ? tokens.map(({ word }) => word).join(' ') : undefined,
    perhaps: tokens.some(({ commoner }) => commoner) ? tokens.map(({ word, commoner }) => commoner ?? word).join(' ') : undefined,
  };
}

interface Token {
  readonly typed: string;
  /** The same, unless it was put right. */
  readonly word: string;
  readonly stem: string;
  readonly guessed: boolean;
  /** What it may be, where that is not just itself. */
  readonly likely: readonly Likely[];
  /** A far more frequent word that it may be a slip for. */
  readonly commoner?: string;
}

/** A start of so many letters tells which trade is meant. */
const TELLING_START = 4;
const SHORTEST_HALF = 3;

function tokensOf(typed: string, vocabulary: Vocabulary): Token[] {
  const stem = stemOf(typed);
  const itself = { typed, word: typed, stem };
  if (isKnown(stem, vocabulary)) {
    const [commoner, ...others] = vocabulary.finds(stem) ? vocabulary.commoner(typed) : [];
    if (!commoner) return [{ ...itself, guessed: false, likely: [] }];
    return [{ ...itself, guessed: false, likely: [asItStands(itself), commoner, ...others], commoner: commoner.word }];
  }
  const halves = halvesOf(typed, vocabulary);
  if (halves) return halves.map((half) => ({ typed: half, word: half, stem: stemOf(half), guessed: false, likely: [] }));
  const likely = vocabulary.likely(typed);
  const [best] = likely;
  if (!best || best.word.includes(typed)) return [{ ...itself, guessed: true, likely }];
  return [{ typed, word: best.word, stem: best.stem, guessed: true, likely }];
}

/** A word that is still being typed, where others go on from it. */
function begunToken(typed: string, vocabulary: Vocabulary): Token | undefined {
  const begun = vocabulary.begunBy(typed);
  if (begun.length === 0) return undefined;
  const itself = { typed, word: typed, stem: stemOf(typed) };
  const guessed = !isKnown(itself.stem, vocabulary);
  return { ...itself, guessed, likely: guessed ? begun : [asItStands(itself), ...begun] };
}

const asItStands = ({ word, stem }: Pick<Likely, 'word' | 'stem'>): Likely => ({ word, stem, weight: 1 });

/** A text has it, or people say it. */
export const isKnown = (stem: string, vocabulary: Vocabulary): boolean =>
  vocabulary.finds(stem) || isFiller(stem) || sayingOf(stem) !== undefined;

function halvesOf(word: string, vocabulary: Vocabulary): [string, string] | undefined {
  for (let at = word.length - SHORTEST_HALF; at >= SHORTEST_HALF; at--) {
    const halves: [string, string] = [word.slice(0, at), word.slice(at)];
    if (halves.every((half) => vocabulary.has(half) && !isFiller(stemOf(half)))) return halves;
  }
  return undefined;
}

/** The longest saying that begins here, with or without the words in it that say nothing; else two words that services write as one. */
function phraseAt(tokens: readonly Token[], at: number, vocabulary: Vocabulary): { wish: Wish; end: number } | undefined {
  const telling = [...tokens.entries()].slice(at).filter(([index, { stem }]) => index === at || !isFiller(stem));
  for (const candidates of [[...tokens.entries()].slice(at), telling]) {
    for (let count = Math.min(LONGEST_SAYING, candidates.length); count > 1; count--) {
      const said = candidates.slice(0, count);
      const stems = said.map(([, { stem }]) => stem).join(' ');
      const saying = sayingOf(stems);
      if (!saying) continue;
      const words = said.map(([, { word }]) => word).join(' ');
      const targets = [{ stems, category: undefined, weight: 1 }, ...saying.targets];
      return { wish: wishOf(words, targets, saying.optional), end: said.at(-1)![0] + 1 };
    }
  }
  const [first, second] = tokens.slice(at, at + 2);
  const joined = first && second && first.word + second.word;
  if (!joined || !vocabulary.has(joined)) return undefined;
  const stem = stemOf(joined);
  const targets = [
    { stems: `${first.stem} ${second.stem}`, category: undefined, weight: 1 },
    { stems: stem, category: undefined, weight: 1 },
    ...(sayingOf(stem)?.targets ?? []),
  ];
  return { wish: wishOf(`${first.word} ${second.word}`, targets, sayingOf(stem)?.optional), end: at + 2 };
}

const wishOf = (words: string, targets: readonly Target[], optional = false): Wish => ({ words, targets, optional, guessed: false });

function targetsOf(token: Token): Target[] {
  const ways = token.likely.length > 0 ? token.likely : [asItStands(token)];
  return ways.flatMap(({ stem: stems, word, weight }) => {
    const tells = weight === 1 || word.length >= TELLING_START;
    const meant = tells ? (sayingOf(stems)?.targets ?? []) : [];
    return [{ stems, category: undefined, weight }, ...meant.map((target) => ({ ...target, weight: target.weight * weight }))];
  });
}
