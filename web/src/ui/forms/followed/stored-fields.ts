/** Names of a form's fields, with dots between the levels; a list is one field. */
export type StoredFields = ReadonlyMap<string, unknown>;

export function fieldsIn(values: object, prefix = ''): StoredFields {
  return new Map(
    Object.entries(values).flatMap(([key, value]): [string, unknown][] => {
      const name = prefix + key;
      const isGroup = typeof value === 'object' && value !== null && !Array.isArray(value);
      return isGroup ? [...fieldsIn(value as object, `${name}.`)] : [[name, value]];
    }),
  );
}

/** Blanks around what is typed are nobody's change. */
export const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(bare(one)) === JSON.stringify(bare(other));

const bare = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

interface Followed {
  /** What nobody has touched here: it becomes what is stored now. */
  taken: string[];
  /** What was changed here, and has become something else elsewhere. */
  parted: string[];
}

/** What becomes of a form, where `before` has become `now` elsewhere while `typed` stood in it. */
export function followed(before: StoredFields, now: StoredFields, typed: StoredFields): Followed {
  const changed = [...now.keys()].filter((name) => !isSame(now.get(name), before.get(name)));
  const isTouched = (name: string) => !isSame(typed.get(name), before.get(name));
  return {
    taken: changed.filter((name) => !isTouched(name)),
    parted: changed.filter((name) => isTouched(name) && !isSame(typed.get(name), now.get(name))),
  };
}
