import type { Room } from './rooms.js';

/** A piece of work that a provider of the demo shows, perhaps with how it was before. */
export interface ShownWork {
  readonly room: Room;
  readonly before?: Room;
  readonly caption: string;
}

const BRIGHT = { light: 1, worn: 'nothing' } as const;
const LIVING = { wall: '#e9dcc3', floor: '#b98d5d', sofa: '#3a5a8c' };
const STUDIO = { wall: '#dfe7e2', floor: '#c7a67c', sofa: '#b5653f' };

const GALLERIES: Readonly<Record<string, readonly ShownWork[]>> = {
  'Bright & Co': [
    {
      room: { ...LIVING, ...BRIGHT },
      before: { ...LIVING, wall: '#d8cfbc', floor: '#9a7a54', light: 0.4, worn: 'stains' },
      caption: 'Living room in Travis Heights, one morning',
    },
    { room: { ...STUDIO, ...BRIGHT }, before: { ...STUDIO, light: 0.6, worn: 'clutter' }, caption: 'Moving out of a studio' },
    { room: { wall: '#f0ead8', floor: '#a8805a', sofa: '#5f8f73', ...BRIGHT }, caption: 'Every other Thursday, same faces' },
  ],
  'Second Coat': [
    {
      room: { wall: '#a9c4b8', floor: '#b98d5d', sofa: '#7d5a44', ...BRIGHT },
      before: { wall: '#c9c4b4', floor: '#9a7a54', sofa: '#7d5a44', light: 0.5, worn: 'cracks' },
      caption: 'Cracks filled, two coats of sage',
    },
    { room: { wall: '#e8c7a6', floor: '#8d6a48', sofa: '#41506b', ...BRIGHT }, caption: 'Apricot for a north-facing room' },
  ],
};

/** What a provider shows, by the name of the business; most show nothing yet. */
export const galleryOf = (business: string): readonly ShownWork[] => GALLERIES[business] ?? [];
