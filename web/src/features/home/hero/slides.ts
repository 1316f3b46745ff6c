import { paths } from '#shared/paths.ts';

export interface Slide {
  headline: string;
  text: string;
  /** Names of rooms on the plan that light up. */
  rooms: readonly string[];
  link: string;
  href: string;
}

export const SLIDES: readonly Slide[] = [
  {
    headline: 'Water where it belongs.',
    text: 'A tap that drips, a drain that sulks: plumbers who find the leak, fix it and mop up.',
    rooms: ['Kitchen', 'Bathroom'],
    link: 'Find a plumber',
    href: paths.category('plumbing'),
  },
  {
    headline: 'Come home to clean.',
    text: 'A quick tidy or the whole house, on the day and at the hour that suit you.',
    rooms: ['Living room'],
    link: 'Book a cleaning',
    href: paths.category('cleaning'),
  },
  {
    headline: 'Cool when it counts.',
    text: 'Check-ups before the heat and repairs during it, so that everybody sleeps.',
    rooms: ['Bedroom'],
    link: 'See AC repair',
    href: paths.category('ac-repair'),
  },
  {
    headline: 'The salon comes to you.',
    text: 'Hair, skin, nails and massage in your own home, with no waiting room.',
    rooms: ['Salon at home'],
    link: 'See beauty services',
    href: paths.category('beauty'),
  },
];
