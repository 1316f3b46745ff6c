import { FreeTextField } from '#shared/booking/actions/FreeTextField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { useFreeText } from '#shared/booking/actions/useFreeText.ts';
import { counted } from '#ui/format/labels.ts';
import type { Chosen } from '../../bulk/choice.ts';
import { type ManagedUserDto, type ManyUsersDto, useBulkUsersPreviewQuery, useSwitchUsersMutation } from '../api.ts';
import { DecisionDialog } from '../effects/DecisionDialog.tsx';
import { WhatFollows } from '../effects/WhatFollows.tsx';
import { askedFor, type FoundUsers } from '../found-users.ts';

interface Props {
  /** What they are to be. */
  active: boolean;
  chosen: Chosen<ManagedUserDto>;
  found: FoundUsers;
  onStarted: () => void;
  onClose: () => void;
}

const LEAST = 5;
const MOST = 500;

/** Shuts many people out, or lets them in again. How many will change, and what follows for others, stands there before it begins. */
export function SwitchUsersDialog({ active: on, chosen: { all, total, rows }, found, onStarted, onClose }: Props) {
  const { sort: _sort, ...wanted } = askedFor(found);
  const ids = rows.map(({ id }) => id);
  const preview = useBulkUsersPreviewQuery(all ? wanted : { ids: ids.join() }, { refetchOnMountOrArgChange: true });
  const [start] = useSwitchUsersMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useFreeText(LEAST, `Please give a reason of at least ${LEAST} characters.`);
  const send = () =>
    run(async () => {
      await start({ switchUsersDto: { ...(all ? wanted : { ids }), total, isActive: on, reason: reason.written } }).unwrap();
      onStarted();
      return ['It has begun', 'You can go on with something else: it goes on by itself.'];
    });

  return (
    <DecisionDialog
      title={`${on ? 'Activate' : 'Deactivate'} ${counted(total, 'user')}?`}
      submitLabel={on ? 'Activate' : 'Deactivate'}
      keepLabel="Keep as they are"
      about="list"
      destructive={!on}
      wide
      offered={busy || total > 0}
      busy={busy}
      problem={problem}
      preview={preview}
      height={180}
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      {(many) => (
        <>
          <WhatFollows sentences={on ? afterActivating(many) : afterDeactivating(many)} />
          <FreeTextField
            label="Reason"
            hint={on ? 'The other administrators will read it.' : 'They and the other administrators will read it.'}
            most={MOST}
            required
            field={reason.field}
          />
        </>
      )}
    </DecisionDialog>
  );
}

const afterDeactivating = ({ total, active, yourself, businesses, bookings }: ManyUsersDto) => [
  `${counted(active - (yourself ? 1 : 0), 'user')} can’t sign in any more, until an administrator activates them again. Each is told why by mail.`,
  total > active &&
    `${counted(total - active, 'user')} ${total - active === 1 ? 'is' : 'are'} deactivated already, and ${total - active === 1 ? 'stays' : 'stay'} so.`,
  yourself && 'You are among them: nobody deactivates their own account, and yours stays as it is.',
  businesses > 0 &&
    `${counted(businesses, 'business', 'businesses')} ${businesses === 1 ? 'goes' : 'go'} out of view: customers don’t see ${businesses === 1 ? 'it' : 'them'}, and nobody can book ${businesses === 1 ? 'it' : 'them'}.`,
  bookings > 0 && `${counted(bookings, 'open booking')} ${bookings === 1 ? 'ends' : 'end'}, and nobody pays.`,
];

const afterActivating = ({ total, active }: ManyUsersDto) => [
  `${counted(total - active, 'user')} can sign in again. Each is told so by mail.`,
  active > 0 && `${counted(active, 'user')} ${active === 1 ? 'is' : 'are'} active already, and ${active === 1 ? 'stays' : 'stay'} so.`,
  'Businesses come back that went with their accounts, unless their owners have paused them. Bookings that were cancelled stay cancelled.',
];
