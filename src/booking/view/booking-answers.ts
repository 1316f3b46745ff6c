import { Injectable } from '@nestjs/common';
import { type Command, CommandBus } from '@nestjs/cqrs';
import { Clock } from '../../platform/clock.js';
import { Database } from '../../platform/database/database.js';
import { Consistency } from '../../platform/projections/consistency.js';
import { BookingDto } from './booking.dto.js';
import { bookingAfterCommand } from './booking.queries.js';

/** Carries out what somebody does with a booking, and answers how it stands then for them. */
@Injectable()
export class BookingAnswers {
  constructor(
    private readonly database: Database,
    private readonly commands: CommandBus,
    private readonly consistency: Consistency,
    private readonly clock: Clock,
  ) {}

  async after(userId: string, bookingId: string, command: Command<unknown>): Promise<BookingDto> {
    await this.commands.execute(command);
    return this.of(userId, bookingId);
  }

  of(userId: string, bookingId: string): Promise<BookingDto> {
    return bookingAfterCommand(this.database, this.consistency, userId, bookingId, this.clock.now());
  }
}
