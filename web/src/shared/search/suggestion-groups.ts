import type { ServiceCategoryDto, SuggestionsDto } from '#api/generated-public.ts';
import { paths } from '#shared/paths.ts';
import type { ShownCategory } from '#shared/services/CategoryTile.tsx';

export type Picture =
  { of: 'words' } | { of: 'category'; category: ShownCategory } | { of: 'provider'; name: string; photo: string | null };

export interface Suggestion {
  /** Where it leads. */
  to: string;
  text: string;
  note?: string;
  picture: Picture;
}

export interface SuggestionGroup {
  title: string;
  suggestions: readonly Suggestion[];
}

/** What is suggested, under the titles of its kinds; those without any are left out. */
export function suggestionGroups({ meant, services, popular, categories, providers }: SuggestionsDto, term: string): SuggestionGroup[] {
  const didYouMean: SuggestionGroup = {
    title: 'Did you mean',
    suggestions: meant === null ? [] : [{ to: paths.search(meant), text: meant, picture: { of: 'words' } }],
  };
  const offered: SuggestionGroup = {
    title: 'Services',
    suggestions: services.map(({ title, category, id, businessName }) => ({
      to: id === null ? paths.search(title) : paths.service(id),
      text: title,
      note: businessName ?? 'Several providers',
      picture: { of: 'category', category },
    })),
  };
  const who: SuggestionGroup = {
    title: 'Providers',
    suggestions: providers.map(({ id, businessName, photoUrl, city, state }) => ({
      to: paths.vendor(id),
      text: businessName,
      note: `${city}, ${state}`,
      picture: { of: 'provider', name: businessName, photo: photoUrl },
    })),
  };
  const what: SuggestionGroup[] = [
    offered,
    { title: 'Popular right now', suggestions: popular.map(ofCategory) },
    { title: 'Categories', suggestions: categories.map(ofCategory) },
  ];
  // Services that are found by whose they are come after their provider.
  const areNamed = offered.suggestions.some(({ text }) => piecesOf(text, term).length > 1);
  const groups = areNamed ? [...what, who] : [who, ...what];
  return [didYouMean, ...groups].filter(({ suggestions }) => suggestions.length > 0);
}

const ofCategory = (category: ServiceCategoryDto): Suggestion => ({
  to: paths.category(category.slug),
  text: category.name,
  picture: { of: 'category', category },
});

/** A text in pieces: those at odd places begin a word as the term does. */
export function piecesOf(text: string, term: string): string[] {
  const starts = term.match(/[\p{L}\p{N}]+/gu) ?? [];
  return starts.length === 0 ? [text] : text.split(new RegExp(`(?<![\\p{L}\\p{N}])(${starts.join('|')})`, 'giu'));
}
