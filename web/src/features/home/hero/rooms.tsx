import type { ReactNode } from 'react';

export interface Room {
  name: string;
  /** What is done there, as the plan's legend. */
  work: string;
  slug: string;
  /** x, y, width, height on a plan of 480 × 360. */
  at: readonly [number, number, number, number];
  /** Names and work stand in one line where the room is low. */
  low?: boolean;
  furniture: ReactNode;
}

/** Furniture and doors keep clear of each room's upper left, where its name stands. */
export const ROOMS: readonly Room[] = [
  {
    name: 'Salon at home',
    work: 'Beauty',
    slug: 'beauty',
    at: [2, 2, 176, 148],
    furniture: (
      <>
        <rect x="16" y="66" width="74" height="70" rx="8" />
        <rect x="22" y="74" width="26" height="54" rx="6" />
        <path d="M122 150V116A34 34 0 0 1 156 150" />
      </>
    ),
  },
  {
    name: 'Kitchen',
    work: 'Plumbing',
    slug: 'plumbing',
    at: [178, 2, 152, 148],
    furniture: (
      <>
        <rect x="286" y="12" width="34" height="128" rx="3" />
        <circle cx="303" cy="44" r="10" />
        <rect x="293" y="74" width="20" height="24" rx="4" />
        <path d="M303 54v6M226 150V116A34 34 0 0 1 260 150" />
      </>
    ),
  },
  {
    name: 'Bedroom',
    work: 'AC repair',
    slug: 'ac-repair',
    at: [330, 2, 148, 148],
    furniture: (
      <>
        <rect x="396" y="64" width="70" height="76" rx="6" />
        <rect x="404" y="70" width="24" height="16" rx="4" />
        <rect x="434" y="70" width="24" height="16" rx="4" />
        <path d="M396 96h70M344 150V116A34 34 0 0 1 378 150" />
      </>
    ),
  },
  {
    name: 'Hall',
    work: 'Electrical',
    slug: 'electrical',
    at: [2, 150, 476, 60],
    low: true,
    furniture: (
      <>
        <rect x="436" y="164" width="30" height="32" rx="4" />
        <path d="m453 169-7 12h9l-6 11" />
      </>
    ),
  },
  {
    name: 'Bathroom',
    work: 'Water purifier',
    slug: 'water-purifier',
    at: [2, 210, 148, 148],
    furniture: (
      <>
        <rect x="14" y="286" width="94" height="58" rx="22" />
        <circle cx="32" cy="315" r="5" />
        <path d="M138 210v30A30 30 0 0 1 108 210" />
      </>
    ),
  },
  {
    name: 'Living room',
    work: 'Cleaning',
    slug: 'cleaning',
    at: [150, 210, 188, 148],
    furniture: (
      <>
        <rect x="282" y="262" width="44" height="84" rx="8" />
        <path d="M314 270v68M282 304h32" />
        <circle cx="252" cy="288" r="14" />
        <path d="M196 358v-38A38 38 0 0 1 234 358" />
      </>
    ),
  },
  {
    name: 'Garage',
    work: 'Automobile',
    slug: 'automobile',
    at: [338, 210, 140, 148],
    furniture: (
      <>
        <rect x="356" y="280" width="104" height="54" rx="18" />
        <path d="M384 286c6 14 6 28 0 42M436 286c-6 14-6 28 0 42M372 280v-4h12v4M372 334v4h12v-4M432 280v-4h12v4M432 334v4h12v-4" />
        <path d="M468 210v30A30 30 0 0 1 438 210" />
      </>
    ),
  },
];

/** Outer and inner walls, with gaps where doors are. */
export const WALLS = [
  'M234 358H478V2H2V358H196',
  'M2 150H122M156 150H226M260 150H344M378 150H478',
  'M2 210H108M138 210H190M290 210H438M468 210H478',
  'M178 2V150M330 2V150M150 210V358M338 210V358',
].join('');
