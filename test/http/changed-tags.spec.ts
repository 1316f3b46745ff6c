import { newId } from '../../src/platform/ids.js';
import { ChangedTags } from '../../src/platform/live/changed-tags.js';
import { OUTDATED_TAGS } from '../../src/platform/live/concerns.js';
import { live } from '../../src/registry.js';
import { type Member, type TestApp, testApp } from '../support/app.js';
import { asked, by, type Provider, provider } from './booking-support.js';

let app: TestApp;
let business: Provider;
let customer: Member;

beforeAll(async () => {
  app = await testApp();
  business = await provider(app);
  customer = await app.member();
});
afterAll(() => app.close());

const namedBy = ({ headers }: { headers: Record<string, string> }): readonly string[] => headers['x-changed']?.split(', ') ?? [];
const outdated = [...OUTDATED_TAGS];

async function booked(time: string): Promise<string> {
  const { body } = await by(app, customer).post('/bookings', asked(business.serviceId, { time })).expect(201);
  return (body as { id: string }).id;
}

describe('the answer to a command', () => {
  test('names what the concerns of its events say', async () => {
    const created = await by(app, customer).post('/bookings', asked(business.serviceId)).expect(201);
    const stream = `booking-${(created.body as { id: string }).id}`;
    const { events } = await app.streams.read(stream);
    expect(namedBy(created).toSorted()).toEqual([...new ChangedTags(live).by(events)].toSorted());
    expect(namedBy(created)).toContain('Slots');
  });

  test('names what its events change for nobody but whoever sent it', async () => {
    const { body } = await by(app, business.owner).get('/vendor/settings').expect(200);
    const settings = body as { availability: object };
    const changed = { ...settings, availability: { ...settings.availability, advanceNoticeHours: 12 } };
    const answer = await by(app, business.owner).put('/vendor/settings', changed).expect(200);
    expect(namedBy(answer)).toEqual(['VendorSettings', 'Slots', 'Service']);
  });

  test('names what is not in the history, too', async () => {
    expect(namedBy(await by(app, customer).delete('/account/sessions').expect(200))).toEqual(['Session']);
  });

  test('says that all in sight may be old when it was refused, or had been done already', async () => {
    const id = await booked('09:00');
    expect(namedBy(await by(app, business.owner).post(`/bookings/${id}/confirm`).expect(200))).toEqual(['Booking']);
    expect(namedBy(await by(app, business.owner).post(`/bookings/${id}/confirm`).expect(200))).toEqual(outdated);
    expect(namedBy(await by(app, business.owner).post(`/bookings/${id}/decline`).expect(409))).toEqual(outdated);
    expect(namedBy(await by(app, business.owner).post(`/bookings/${newId()}/confirm`).expect(404))).toEqual(outdated);
  });

  test('says so when it is repeated: what was changed is not kept', async () => {
    const send = () =>
      by(app, customer)
        .post('/bookings', asked(business.serviceId, { time: '10:00' }))
        .set('Idempotency-Key', 'the-same-key')
        .expect(201);
    expect(namedBy(await send())).not.toEqual(outdated);
    expect(namedBy(await send())).toEqual(outdated);
  });

  test('names nothing when nothing has changed: bad input, and whatever only reads', async () => {
    expect(namedBy(await by(app, customer).post('/bookings', {}).expect(400))).toEqual([]);
    expect(namedBy(await by(app, customer).get('/bookings').expect(200))).toEqual([]);
  });
});
