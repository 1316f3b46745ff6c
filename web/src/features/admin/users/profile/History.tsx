import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { ROLE_NAMES } from '#shared/account/role-names.ts';
import { counted } from '#ui/format/labels.ts';
import { momentLabel } from '#ui/format/moment.ts';
import type { AccountDeedDto, TakenListDto, UserProfileDto } from '../api.ts';

const WORDS: Record<Exclude<AccountDeedDto['what'], 'RoleGrantedV2' | 'RoleRevokedV2' | 'ListDownloaded'>, string> = {
  UserRegistered: 'Registered',
  EmailVerified: 'Confirmed the email address',
  EmailChanged: 'Changed the email address',
  PasswordChanged: 'Chose another password',
  TwoFactorEnabled: 'Switched two-factor sign-in on',
  TwoFactorDisabled: 'Switched two-factor sign-in off',
  SessionsEnded: 'Signed out everywhere',
  AccountDeactivated: 'Deactivated',
  AccountReactivated: 'Activated again',
};

/** "Downloaded 1,003 users (vendor, deactivated) found for “Carla”" */
function takenWords({ list, rows, narrowedBy, search }: TakenListDto): string {
  const narrowed = narrowedBy.length > 0 ? ` (${narrowedBy.join(', ')})` : '';
  return `Downloaded ${counted(rows, list.slice(0, -1))}${narrowed}${search ? ` found for “${search}”` : ''}`;
}

const wordsOf = ({ what, role, by, taken }: AccountDeedDto): string => {
  const name = role ? ROLE_NAMES[role] : 'nothing else';
  if (what === 'RoleGrantedV2') return by ? `Made ${name}` : `Became ${name}`;
  if (what === 'ListDownloaded') return taken ? takenWords(taken) : 'Downloaded a list';
  return what === 'RoleRevokedV2' ? `${name} revoked` : WORDS[what];
};

const lineOf = (deed: AccountDeedDto): string =>
  `${wordsOf(deed)}${deed.by ? ` by ${deed.by}` : ''}${deed.reason ? `: ${deed.reason}` : ''}`;

/** What has happened to the account, newest first. */
export function History({ history }: Pick<UserProfileDto, 'history'>) {
  return (
    <section>
      <Typography variant="h3" sx={{ mb: 1 }}>
        What happened
      </Typography>
      <Box component="ol" aria-label="What happened" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
        {history.map((deed, index) => (
          <Typography key={index} component="li" variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            <Box component="time" dateTime={deed.at} sx={{ color: 'text.secondary' }}>
              {momentLabel(deed.at)}
            </Box>{' '}
            {lineOf(deed)}
          </Typography>
        ))}
      </Box>
    </section>
  );
}
