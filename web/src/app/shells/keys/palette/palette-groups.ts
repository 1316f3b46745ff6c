export interface Listed {
  label: string;
  href?: string;
}

export interface Group<Entry extends Listed> {
  title: string;
  entries: readonly Entry[];
}

/** What leads to the same address is listed once, where it comes first; groups without any are left out. */
export function withoutDoubles<Entry extends Listed>(groups: readonly Group<Entry>[]): Group<Entry>[] {
  const seen = new Set<string>();
  const isNew = ({ href }: Entry) => href === undefined || (!seen.has(href) && Boolean(seen.add(href)));
  return filled(groups.map(({ title, entries }) => ({ title, entries: entries.filter(isNew) })));
}

/** Those in which each word that was typed begins a word, of the entry or of its group. */
export function groupsWith<Entry extends Listed>(groups: readonly Group<Entry>[], term: string): Group<Entry>[] {
  const typed = wordsOf(term);
  return filled(
    groups.map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ label }) => {
        const words = wordsOf(`${label} ${title}`);
        return typed.every((start) => words.some((word) => word.startsWith(start)));
      }),
    })),
  );
}

const filled = <Entry extends Listed>(groups: Group<Entry>[]) => groups.filter(({ entries }) => entries.length > 0);
const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
