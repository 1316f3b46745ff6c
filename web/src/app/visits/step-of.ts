type Step = 'visited' | 'looked' | 'viewed' | 'began' | 'booked';

/** Whoever wants to book signs in first. */
const STEPS: readonly [start: RegExp, step: Step][] = [
  [/^\/services(?![^/?])/, 'looked'],
  [/^\/(service|vendor)\//, 'viewed'],
  [/^\/book\/|^\/auth\?(.*&)?returnTo=%2Fbook%2F/, 'began'],
  [/^\/dashboard\?booked=/, 'booked'],
];

/** How far an address is on the way to a booking; `undefined` where nobody is a visitor. */
export function stepOf(pathname: string, search: string): Step | undefined {
  const step = STEPS.find(([start]) => start.test(pathname + search))?.[1];
  return step ?? (/^\/(dashboard|admin)(\/|$)/.test(pathname) ? undefined : 'visited');
}
