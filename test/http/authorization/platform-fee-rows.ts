import { fold, streamOf } from '../../../src/platform/events/decider.js';
import { plusDays } from '../../../src/platform/time/durations.js';
import { PLATFORM, PlatformFee, SchedulePlatformFee, TakePlatformFeeBack } from '../../../src/platform-settings/index.js';
import { ADMINS, EVERYBODY, type Matrix, row } from './row.js';
import { NOWHERE, type World } from './world.js';

const REASON = 'The gateway has become dearer.';
const wanted = ({ app }: World) => ({ feeCents: 650, from: plusDays(app.clock.now(), 90) });

/** None is to come: one at a time may be. */
async function cleared(world: World): Promise<World> {
  const { app, members } = world;
  const { changes } = fold(PlatformFee, (await app.streams.read(streamOf(PlatformFee, PLATFORM))).events);
  for (const { feeId } of changes) await app.execute(new TakePlatformFeeBack(members.admin.userId, feeId, REASON), members.admin.userId);
  return world;
}

async function scheduled(world: World): Promise<string> {
  const { app, members } = await cleared(world);
  await app.execute(new SchedulePlatformFee(members.admin.userId, wanted(world), REASON), members.admin.userId);
  return fold(PlatformFee, (await app.streams.read(streamOf(PlatformFee, PLATFORM))).events).changes[0]!.feeId;
}

export const platformFeeRows: Matrix = {
  'GET /api/v1/platform-fee': row(EVERYBODY, { own: 200 }),
  'GET /api/v1/admin/platform-fee': row([...ADMINS, 'auditor'], { own: 200 }),
  'GET /api/v1/admin/platform-fee/preview': row(ADMINS, { own: 200 }, async (world) => {
    const { feeCents, from } = wanted(await cleared(world));
    return { query: { feeCents: String(feeCents), from } };
  }),
  'POST /api/v1/admin/platform-fee/changes': row(ADMINS, { own: 204 }, async (world) => ({
    body: { ...wanted(await cleared(world)), reason: REASON },
  })),
  'POST /api/v1/admin/platform-fee/changes/:id/take-back': row(ADMINS, { own: 204, missing: 404 }, async (world, _who, target) => ({
    params: { id: target === 'missing' ? NOWHERE : await scheduled(world) },
    body: { reason: REASON },
  })),
};
