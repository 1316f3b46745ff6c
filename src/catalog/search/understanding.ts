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
}

/** What is searched for by these words, in the language of the services. */
export function understood(words: readonly string[], vocabulary: Vocabulary): Understanding {
  const tokens = words.flatMap((word) => tokensOf(word, vocabulary));
  const wishes: Wish[] = [];
  for (let at = 0; at < tokens.length;) {
    const phrase = phraseAt(tokens, at, vocabulary);
    const { word, stem } = tokens[at]!;
    if (phrase) wishes.push(phrase.wish);
    else if (!isFiller(stem))
      wishes.push({ ...wishOf(word, targetsOf(tokens[at]!), sayingOf(stem)?.optional), guessed: tokens[at]!.guessed });
    at = phrase?.end ?? at + 1;
  }
  const corrected = tokens.some(({ corrects }) => corrects) ? tokens.map(({ word }) => word).join(' ') : undefined;
  const allOptional = wishes.every(({ optional }) => optional);
  return { wishes: allOptional ? wishes.map((wish) => ({ ...wish, optional: false })) : wishes, corrected };
}

interface Token {
  readonly word: string;
  readonly stem: string;
  /** Instead of one that was typed. */
  readonly corrects: boolean;
  readonly guessed: boolean;
  /** What it may be, for a word that stands nowhere. */
  readonly likely: readonly Likely[];
}

/** A start of so many letters tells which trade is meant. */
const TELLING_START = 4;
const SHORTEST_HALF = 3;

function tokensOf(word: string, vocabulary: Vocabulary): Token[] {
  const stem = stemOf(word);
  if (isKnown(stem, vocabulary)) {
    const commoner = vocabulary.finds(stem) ? vocabulary.commoner(word) : [];
    return [{ word, stem, corrects: false, guessed: false, likely: commoner.length > 0 ? [{ word, stem, weight: 1 }, ...commoner] : [] }];
  }
  const halves = halvesOf(word, vocabulary);
  if (halves) return halves.map((half) => ({ word: half, stem: stemOf(half), corrects: false, guessed: false, likely: [] }));
  const likely = vocabulary.likely(word);
  const [best] = likely;
  if (!best || best.word.includes(word)) return [{ word, stem, corrects: false, guessed: true, likely }];
  return [{ word: best.word, stem: best.stem, corrects: true, guessed: true, likely }];
}

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

function targetsOf({ stem, likely }: Token): Target[] {
  const ways = likely.length > 0 ? likely : [{ stem, word: '', weight: 1 }];
  return ways.flatMap(({ stem: meant, word, weight }) => [
    { stems: meant, category: undefined, weight },
    ...(word.length === 0 || word.length >= TELLING_START ? (sayingOf(meant)?.targets ?? []) : []).map((target) => ({
      ...target,
      weight: target.weight * weight,
    })),
  ]);
}
