import { movedTo } from '#ui/ordering/moved-to.ts';

/** A photo on the list, with the one that shows the same before. */
export interface Arranged<Photo extends { readonly id: string }> {
  readonly id: string;
  readonly before: Photo | null;
}

/** One place of what is sent: a photo, and the one that shows the same before. */
export interface Place {
  readonly photoId: string;
  readonly beforeId?: string | null | undefined;
}

type Anything = Arranged<{ readonly id: string }>;

const placesOf = (works: readonly Anything[]): Place[] => works.map(({ id, before }) => ({ photoId: id, beforeId: before?.id ?? null }));

/** All of them, with the one at `from` at `to`. */
export const moved = (works: readonly Anything[], from: number, to: number): Place[] => movedTo(placesOf(works), from, to);

/** A photo that stood alone is what another one was before. */
export const joined = (works: readonly Anything[], after: string, before: string): Place[] =>
  placesOf(works)
    .filter(({ photoId }) => photoId !== before)
    .map((place) => (place.photoId === after ? { photoId: after, beforeId: before } : place));

/** Both stand alone, one behind the other. */
export const separated = (works: readonly Anything[], after: string): Place[] =>
  placesOf(works).flatMap((place) =>
    place.photoId === after && place.beforeId
      ? [
          { photoId: after, beforeId: null },
          { photoId: place.beforeId, beforeId: null },
        ]
      : [place],
  );

interface Photo<Picture, Hidden> {
  readonly id: string;
  readonly picture: Picture;
  readonly hidden: Hidden;
}

/** The list as it will be answered once it stands so. A photo that has stood alone keeps what is said about it. */
export function inOrder<
  Picture,
  Hidden,
  Work extends Photo<Picture, Hidden> & { readonly caption: string | null; readonly before: Photo<Picture, Hidden> | null },
>(works: readonly Work[], places: readonly Place[]): Work[] {
  const all = works.flatMap((work) => (work.before ? [work, { ...work, ...work.before, caption: null }] : [work]));
  const of = (id: string) => all.find((work) => work.id === id);
  return places.flatMap(({ photoId, beforeId }) => {
    const [work, before] = [of(photoId), beforeId ? of(beforeId) : undefined];
    return work ? [{ ...work, before: before ? { id: before.id, picture: before.picture, hidden: before.hidden } : null }] : [];
  });
}
