/** For tests of what day and hour decide: free times, deadlines, figures of a month, demo data. `npm run test:clocks` runs them at many instants. */
export const CLOCK = { tag: '@clock' };
