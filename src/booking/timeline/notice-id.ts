import { idFrom } from '../../platform/ids.js';
import type { Side } from '../booking.events.js';

/** A notice has the id of its event, or for the provider one that follows from it: redelivery sends no second one. */
export const noticeId = (eventId: string, to: Side): string => (to === 'customer' ? eventId : idFrom(eventId, 'provider'));
