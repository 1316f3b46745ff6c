import type { Event } from './event.js';

/** The person's key has been destroyed: whatever stands under it reads `[erased]` from here on. Every read model blanks its rows. */
export type PersonalDataErased = Event<'PersonalDataErased', { userId: string; erasedAt: string }>;
