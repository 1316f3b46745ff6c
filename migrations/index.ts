import type { MigrationObject } from '@mikro-orm/core';
import { Initial } from './0001-initial.js';
import { ShreddedKeys } from './0002-shredded-keys.js';
import { VisitorsReports } from './0003-visitors-reports.js';
import { KnownDevices } from './0004-known-devices.js';
import { ParkedSince } from './0005-parked-since.js';
import { OwnerPhotos } from './0006-owner-photos.js';
import { LimitCounts } from './0007-limits.js';
import { CausesOfTimers } from './0008-causes-of-timers.js';
import { TakenByDate } from './0009-taken-by-date.js';
import { Pictures } from './0010-pictures.js';
import { MailPages } from './0011-mail-pages.js';
import { ReportedPhotos } from './0012-reported-photos.js';
import { Arrival } from './0013-arrival.js';
import { ChangedDays } from './0014-changed-days.js';
import { ReviewPhotos } from './0015-review-photos.js';
import { MailCodes } from './0016-mail-codes.js';
import { CalendarAddresses } from './0017-calendar-address.js';
import { ServiceOrder } from './0018-service-order.js';
import { ChangedAt } from './0019-changed-at.js';
import { Categories } from './0020-categories.js';
import { PlatformDays } from './0021-platform-days.js';
import { HeldServices } from './0022-held-services.js';
import { DeactivatedAccounts } from './0023-deactivated-accounts.js';
import { OpenInvitations } from './0024-open-invitations.js';
import { PlatformFees } from './0025-platform-fee.js';
import { BackupsMade } from './0026-backups-made.js';

/** Every change of the schema, oldest first. A migration that has been released is never changed again. */
export const migrations: readonly MigrationObject[] = [
  { name: '0001-initial', class: Initial },
  { name: '0002-shredded-keys', class: ShreddedKeys },
  { name: '0003-visitors-reports', class: VisitorsReports },
  { name: '0004-known-devices', class: KnownDevices },
  { name: '0005-parked-since', class: ParkedSince },
  { name: '0006-owner-photos', class: OwnerPhotos },
  { name: '0007-limits', class: LimitCounts },
  { name: '0008-causes-of-timers', class: CausesOfTimers },
  { name: '0009-taken-by-date', class: TakenByDate },
  { name: '0010-pictures', class: Pictures },
  { name: '0011-mail-pages', class: MailPages },
  { name: '0012-reported-photos', class: ReportedPhotos },
  { name: '0013-arrival', class: Arrival },
  { name: '0014-changed-days', class: ChangedDays },
  { name: '0015-review-photos', class: ReviewPhotos },
  { name: '0016-mail-codes', class: MailCodes },
  { name: '0017-calendar-address', class: CalendarAddresses },
  { name: '0018-service-order', class: ServiceOrder },
  { name: '0019-changed-at', class: ChangedAt },
  { name: '0020-categories', class: Categories },
  { name: '0021-platform-days', class: PlatformDays },
  { name: '0022-held-services', class: HeldServices },
  { name: '0023-deactivated-accounts', class: DeactivatedAccounts },
  { name: '0024-open-invitations', class: OpenInvitations },
  { name: '0025-platform-fee', class: PlatformFees },
  { name: '0026-backups-made', class: BackupsMade },
];
