/** What providers turn a request down for most often, as its customer reads it. */
export const DECLINE_REASONS = [
  'I am fully booked at that time.',
  'That is too far away for me.',
  'This is not work that I do.',
  'The notice is too short for me.',
] as const;
