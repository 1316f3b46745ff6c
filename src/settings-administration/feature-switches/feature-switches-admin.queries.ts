import { AccountRow } from '../../accounts/index.js';
import { OpenInvitationRow } from '../../invitations/index.js';
import { statement, type Values } from '../../platform/tables/statement.js';
import { tablesOf } from '../../platform/tables/typed-tables.js';
import { FeatureSwitchRow } from '../../platform-settings/index.js';
import { VendorRow } from '../../vendor-onboarding/index.js';

const tables = tablesOf(FeatureSwitchRow, AccountRow, OpenInvitationRow, VendorRow);

export const switchHistory = statement('feature-switch-history', () =>
  tables
    .selectFrom('feature_switch as s')
    .leftJoin('account_directory as switcher', 'switcher.id', 's.switched_by')
    .select(['s.revision', 's.feature', 's.is_on as isOn', 'switcher.full_name as switchedBy', 's.switched_at as switchedAt', 's.reason'])
    .orderBy('s.revision', 'desc')
    .limit(100),
);

export const openInvitationsCount = statement('open-invitations-count', ({ now }: Values<{ now: string }>) =>
  tables
    .selectFrom('open_invitation as i')
    .select((eb) => eb.fn.countAll().as('invitations'))
    .where('i.expires_at', '>', now),
);

export const waitingApplicationsCount = statement('waiting-applications-count', () =>
  tables
    .selectFrom('vendor_directory as v')
    .select((eb) => eb.fn.countAll().as('applications'))
    .where('v.verification_status', '=', 'pending'),
);
