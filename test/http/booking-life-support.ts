import type { BookingDto } from '../../src/booking/view/booking.dto.js';
import { type Member, NOW, type TestApp } from '../support/app.js';
import { asked, by, type Provider, provider, signedIn } from './booking-support.js';

/** The two sides of one booking, and what either may do and see. */
export class Life {
  private constructor(
    private readonly app: TestApp,
    readonly salon: Provider,
    private members: { customer: Member; vendor: Member },
    readonly id: string,
  ) {}

  /** A request for 1 PM on Tuesday, six days from now, at a provider of its own: in Austin, 18:00 by UTC. */
  static async requested(app: TestApp, offer: object = {}, wish: object = {}): Promise<Life> {
    app.clock.set(NOW);
    const salon = await provider(app, offer);
    return Life.at(app, salon, wish);
  }

  /** A request to this provider. */
  static async at(app: TestApp, salon: Provider, wish: object = {}): Promise<Life> {
    const customer = await app.member({ fullName: 'Carla Gomez' });
    const { body } = await by(app, customer).post('/bookings', asked(salon.serviceId, wish)).expect(201);
    return new Life(app, salon, { customer, vendor: salon.owner }, (body as BookingDto).id);
  }

  static async confirmed(app: TestApp, offer: object = {}, wish: object = {}): Promise<Life> {
    const life = await Life.requested(app, offer, wish);
    await life.does('vendor', 'confirm');
    return life;
  }

  static async completed(app: TestApp): Promise<Life> {
    const life = await Life.confirmed(app);
    await life.comes('2026-03-10T19:00:00.000Z');
    await life.does('vendor', 'complete');
    return life;
  }

  /** The clocks show this instant; what was due has happened, or the system has not come to it; both have signed in again. */
  async comes(instant: string, { timers = true } = {}): Promise<void> {
    this.app.clock.set(instant);
    if (timers) await this.app.fireTimers();
    const [customer, vendor] = await Promise.all([signedIn(this.app, this.members.customer), signedIn(this.app, this.members.vendor)]);
    this.members = { customer, vendor };
  }

  async does(side: 'customer' | 'vendor', what: string, body: object = {}): Promise<BookingDto> {
    const answer = await by(this.app, this.members[side]).post(`/bookings/${this.id}/${what}`, body);
    if (answer.status !== 200) throw new Error(`${what} by the ${side}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body as BookingDto;
  }

  /** Why it cannot be done. */
  async refuses(side: 'customer' | 'vendor', what: string, body: object = {}): Promise<Record<string, unknown>> {
    const { status, body: problem } = await by(this.app, this.members[side]).post(`/bookings/${this.id}/${what}`, body);
    expect([400, 409]).toContain(status);
    return problem as Record<string, unknown>;
  }

  async seen(side: 'customer' | 'vendor'): Promise<BookingDto> {
    const path = side === 'customer' ? '/bookings' : '/vendor/bookings';
    const { body } = await by(this.app, this.members[side]).get(`${path}?booking=${this.id}`).expect(200);
    expect(body).toMatchObject({ total: 1, items: [{ id: this.id }] });
    return (body as { items: [BookingDto] }).items[0];
  }

  /** What the API answers about all of their bookings. */
  async of<Answer>(side: 'customer' | 'vendor', path: string): Promise<Answer> {
    return (await by(this.app, this.members[side]).get(`/bookings/${path}`).expect(200)).body as Answer;
  }

  async get<Answer>(side: 'customer' | 'vendor', path: string): Promise<Answer> {
    return (await by(this.app, this.members[side]).get(`/bookings/${this.id}/${path}`).expect(200)).body as Answer;
  }
}
