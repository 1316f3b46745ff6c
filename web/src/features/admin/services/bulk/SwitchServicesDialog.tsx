import Typography from '@mui/material/Typography';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { FreeTextField } from '#shared/booking/actions/FreeTextField.tsx';
import { useAction } from '#shared/booking/actions/useAction.ts';
import { useFreeText } from '#shared/booking/actions/useFreeText.ts';
import { counted } from '#ui/format/labels.ts';
import type { Chosen } from '../../bulk/choice.ts';
import { WHO_READS } from '../../who-reads.ts';
import { type ManagedServiceDto, type ManagedServicePageDto, useSwitchServicesMutation } from '../api.ts';
import { askedFor, type FoundServices } from '../found-services.ts';

interface Props {
  /** What they are to be. */
  active: boolean;
  chosen: Chosen<ManagedServiceDto>;
  page: ManagedServicePageDto;
  found: FoundServices;
  onStarted: () => void;
  onClose: () => void;
}

const LEAST = 5;
const MOST = 500;

/** How many will change, and how many are so already, stands there before it begins. */
export function SwitchServicesDialog({ active: on, chosen, page, found, onStarted, onClose }: Props) {
  const { all, total, rows } = chosen;
  const activeOfAll = found.state === 'inactive' ? 0 : page.activeCount;
  const active = all ? activeOfAll : rows.filter(({ isActive }) => isActive).length;
  const { sort: _sort, direction: _direction, ...wanted } = askedFor(found);
  const which = all ? wanted : { ids: rows.map(({ id }) => id) };
  const [start] = useSwitchServicesMutation();
  const { busy, problem, run } = useAction(onClose);
  const reason = useFreeText(LEAST, `Please give a reason of at least ${LEAST} characters.`);
  const changing = on ? total - active : active;
  const staying = total - changing;
  const state = on ? 'active' : 'inactive';
  const send = () =>
    run(async () => {
      await start({ switchServicesDto: { ...which, total, isActive: on, reason: reason.written } }).unwrap();
      onStarted();
      return ['It has begun', 'You can go on with something else: it goes on by itself.'];
    });

  return (
    <ActionDialog
      title={`${on ? 'Activate' : 'Deactivate'} ${counted(total, 'service')}?`}
      submitLabel={on ? 'Activate' : 'Deactivate'}
      keepLabel="Keep as they are"
      destructive={!on}
      wide
      offered={busy || total > 0}
      about="list"
      busy={busy}
      problem={problem}
      problemTitle="Nothing has begun"
      onSubmit={() => reason.check() && void send()}
      onClose={onClose}
    >
      <div aria-live="polite">
        <Typography>{`${counted(changing, 'service')} will be ${on ? 'activated' : 'deactivated'}.`}</Typography>
        {staying > 0 && (
          <Typography>{`${counted(staying, 'service')} ${staying === 1 ? 'is' : 'are'} ${state} already, and ${staying === 1 ? 'stays' : 'stay'} so.`}</Typography>
        )}
      </div>
      <Typography color="textSecondary">
        {on ? 'Customers find and book those of public vendors.' : 'Customers no longer see them. Bookings that are open go on.'}
      </Typography>
      <FreeTextField
        label="Reason"
        hint={on ? WHO_READS : 'Their providers, the other administrators and the auditors read it.'}
        most={MOST}
        required
        field={reason.field}
      />
    </ActionDialog>
  );
}
