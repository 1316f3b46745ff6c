import { defineEntity } from '@mikro-orm/core';
import { unlessErased } from '../../platform/events/event.js';
import type { PersonalDataErased } from '../../platform/events/personal-data.events.js';
import { cents, instant, uuid, words } from '../../platform/tables/columns.js';
import { insert, patch, patchWhere, projection } from '../../platform/tables/projection.js';
import type { PlatformFeeEvent } from './platform-fee.events.js';

/** Every fee that was ever set, those that were taken back too: who, when and why. */
export const PlatformFeeRow = defineEntity({
  name: 'PlatformFeeRow',
  tableName: 'platform_fee',
  schema: 'read',
  properties: {
    id: uuid().primary(),
    feeCents: cents(),
    /** From then on it holds, unless it was taken back. */
    startsAt: instant(),
    scheduledBy: uuid(),
    scheduledAt: instant(),
    /** `null` once whoever gave it is erased. */
    reason: words().nullable(),
    takenBackBy: uuid().nullable(),
    takenBackAt: instant().nullable(),
    takenBackReason: words().nullable(),
  },
});

const NOT_TAKEN_BACK = { takenBackBy: null, takenBackAt: null, takenBackReason: null };

export const platformFees = projection<PlatformFeeEvent | PersonalDataErased>('platform-settings.platform-fees', [PlatformFeeRow], {
  PlatformFeeScheduled: ({ feeId: id, feeCents, from: startsAt, by: scheduledBy, scheduledAt }, { personal }) =>
    insert(PlatformFeeRow, { id, feeCents, startsAt, scheduledBy, scheduledAt, reason: unlessErased(personal.reason), ...NOT_TAKEN_BACK }),
  PlatformFeeTakenBack: ({ feeId: id, by: takenBackBy, takenBackAt }, { personal }) =>
    patch(PlatformFeeRow, { id }, { takenBackBy, takenBackAt, takenBackReason: unlessErased(personal.reason) }),
  PersonalDataErased: ({ userId }) => [
    patchWhere(PlatformFeeRow, { scheduledBy: userId }, { reason: null }),
    patchWhere(PlatformFeeRow, { takenBackBy: userId }, { takenBackReason: null }),
  ],
});
