import type { Favored } from './favored.ts';

/** What a visitor has pressed the heart of. It goes along with their own navigation, by way of signing in; no address can say it. */
export interface Wanting {
  wanted?: Pick<Favored, 'kind' | 'id'>;
}

/** The rest of a navigation's state is not for other pages. */
export const wantingOf = (state: unknown): Wanting | null => {
  const { wanted } = (state ?? {}) as Wanting;
  return wanted ? { wanted } : null;
};
