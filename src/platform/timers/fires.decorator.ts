import { DiscoveryService } from '@nestjs/core';
import type { ICommand } from '@nestjs/cqrs';

/** A provider that knows which command each kind of timer stands for. */
export interface Firing {
  readonly fires: Readonly<Record<string, (subject: string) => ICommand>>;
}

/**
 * Marks a provider whose commands are to be dispatched when their timers are due. A command may come before its time, late, or twice: it decides by the clock.
 * `@Fires() class BookingTimers { readonly fires = { 'booking.expire': (id: string) => new ExpireBooking(id) } }`
 */
export const Fires = DiscoveryService.createDecorator<undefined>();
