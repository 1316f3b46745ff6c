import { newId } from '../../src/platform/ids.js';
import type { Member } from '../support/app.js';

export interface Slot {
  readonly date: string;
  readonly time: string;
}

interface Answer {
  readonly status: number;
  readonly body: { readonly id?: string; readonly code?: string; readonly proposal?: { readonly id: string } | null };
}

/** A booking that somebody was promised, as they last heard of it. */
interface Promised {
  readonly id: string;
  readonly customer: Member;
  proposalId: string | null;
  over: boolean;
}

const AGAIN_AT_MOST = 20;

/** Customers who want the same hours at the same moment, and a provider who answers meanwhile; each request goes to another server. */
export class SlotRace {
  readonly bookings: Promised[] = [];
  /** How often each request was answered in each way: "book 201", "hold booking/slot-taken". */
  readonly answers = new Map<string, number>();
  private asked = 0;
  /** A hold is decided a little faster than a booking: every other slot is for those who do not hold. */
  private booksOnly = false;

  constructor(
    private readonly servers: readonly { readonly url: string }[],
    private readonly owner: Member,
    private readonly services: readonly string[],
    private readonly random: () => number,
  ) {}

  /** Everybody goes for one slot at once, each in a way of their own, while the provider answers earlier requests and customers change their minds. */
  async goFor(slot: Slot, racers: readonly Member[]): Promise<void> {
    this.booksOnly = !this.booksOnly;
    const changes = this.changesOfMind(slot);
    const racing = racers.map((racer) => this.try(racer, slot, this.services[this.below(this.services.length)]!));
    await Promise.all([...changes, ...racing]);
  }

  /** The provider accepts whatever still waits. */
  async acceptAll(): Promise<void> {
    for (const { id } of this.standing()) await this.ask('accept', this.owner, 'POST', `/bookings/${id}/confirm`);
  }

  /** @returns whether they got it */
  async book(customer: Member, slot: Slot, serviceId: string, holdId?: string): Promise<boolean> {
    const wish = { serviceId, serviceRevision: 0, ...slot, street: '1 Elm Street', zip: '78704', ...(holdId && { holdId }) };
    const { status, body } = await this.ask(holdId ? 'book held' : 'book', customer, 'POST', '/bookings', wish);
    if (status === 201) this.bookings.push({ id: body.id!, customer, proposalId: null, over: false });
    return status === 201;
  }

  /** @returns the hold, when they got it */
  async hold(customer: Member, slot: Slot, serviceId: string): Promise<string | undefined> {
    const { status, body } = await this.ask('hold', customer, 'POST', `/services/${serviceId}/holds`, { ...slot, serviceRevision: 0 });
    return status === 201 ? body.id : undefined;
  }

  private async try(racer: Member, slot: Slot, serviceId: string): Promise<void> {
    const [way, then] = [this.random(), this.random()];
    const own = this.standing().find(({ customer }) => customer === racer);
    if (way > 0.7 && own) return void (await this.ask('move', racer, 'POST', `/bookings/${own.id}/reschedule`, slot));
    if (way < 0.35 || this.booksOnly) return void (await this.book(racer, slot, serviceId));
    const holdId = await this.hold(racer, slot, serviceId);
    if (!holdId) return;
    // The first is given back whatever the dice say: few holds are, so that by chance none might be.
    const giveBack = !this.answers.has('give back 204') || (then >= 0.55 && then < 0.7);
    if (giveBack) await this.ask('give back', racer, 'DELETE', `/holds/${holdId}`);
    else if (then < 0.55) await this.book(racer, slot, serviceId, holdId);
  }

  /** Each with how likely it is that somebody does it now. */
  private changesOfMind(slot: Slot): Promise<unknown>[] {
    const ways: [number, (booking: Promised) => Promise<unknown>][] = [
      [1, ({ id }) => this.ask('accept', this.owner, 'POST', `/bookings/${id}/confirm`)],
      [1, ({ id }) => this.ask('accept', this.owner, 'POST', `/bookings/${id}/confirm`)],
      [0.2, (booking) => this.end('decline', this.owner, booking)],
      [0.4, (booking) => this.end('cancel', booking.customer, booking)],
      [0.5, ({ id, customer }) => this.ask('move', customer, 'POST', `/bookings/${id}/reschedule`, slot)],
      [0.9, (booking) => this.propose(booking, slot)],
      [0.9, (booking) => this.propose(booking, slot)],
    ];
    const standing = this.standing();
    const done = ways.filter(([likely]) => this.random() < likely).map(([, way]) => this.withOneOf(standing, way));
    return [
      ...done,
      this.withOneOf(
        standing.filter(({ proposalId }) => proposalId),
        (booking) => this.answer(booking),
      ),
    ];
  }

  private async withOneOf(bookings: readonly Promised[], way: (booking: Promised) => Promise<unknown>): Promise<void> {
    const booking = bookings[this.below(bookings.length)];
    if (booking) await way(booking);
  }

  private async end(how: 'decline' | 'cancel', who: Member, booking: Promised): Promise<void> {
    const { status } = await this.ask(how, who, 'POST', `/bookings/${booking.id}/${how}`, {});
    if (status === 200) booking.over = true;
  }

  private async propose(booking: Promised, slot: Slot): Promise<void> {
    const { body } = await this.ask('propose', this.owner, 'POST', `/bookings/${booking.id}/reschedule`, slot);
    booking.proposalId = body.proposal?.id ?? booking.proposalId;
  }

  private async answer(booking: Promised): Promise<void> {
    const { id, proposalId, customer } = booking;
    const how = this.random() < 0.5 ? 'accept-time' : 'decline-time';
    await this.ask(how, customer, 'POST', `/bookings/${id}/${how}`, { proposalId });
    booking.proposalId = null;
  }

  private standing(): Promised[] {
    return this.bookings.filter(({ over }) => !over);
  }

  private below(count: number): number {
    return Math.floor(this.random() * count);
  }

  /** As the product's own client does it: what was not answered in time is sent again under the same key. */
  private async ask(what: string, { bearer }: Member, method: 'POST' | 'DELETE', path: string, body?: object): Promise<Answer> {
    const { url } = this.servers[this.asked++ % this.servers.length]!;
    const headers = { Authorization: bearer, 'Idempotency-Key': newId(), ...(body && { 'Content-Type': 'application/json' }) };
    for (let tries = 1; ; tries++) {
      const sent = await fetch(`${url}/api/v1${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
      const text = await sent.text();
      const answer = { status: sent.status, body: (text ? JSON.parse(text) : {}) as Answer['body'] };
      if (answer.status === 503 && tries < AGAIN_AT_MOST) continue;
      const told = `${what} ${answer.body.code ?? answer.status}`;
      this.answers.set(told, (this.answers.get(told) ?? 0) + 1);
      return answer;
    }
  }
}

/** The same numbers each time for a seed, which may be any whole number (Park and Miller, "Random number generators: good ones are hard to find", 1988). */
export function seeded(seed: number): () => number {
  let state = (Math.abs(seed) % 2147483646) + 1;
  return () => (state = (state * 48271) % 2147483647) / 2147483647;
}
