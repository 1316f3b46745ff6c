/** On the way to a booking, in order: here at all, looking through services, at a service or a provider, beginning to book, having booked or asked. */
export const STEPS = ['visited', 'looked', 'viewed', 'began', 'booked'] as const;
export type Step = (typeof STEPS)[number];
