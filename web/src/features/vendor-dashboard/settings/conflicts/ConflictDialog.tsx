import type { BookingConflictDto } from '#api/generated.ts';
import { ConfirmDialog } from '#ui/dialogs/ConfirmDialog.tsx';
import { counted } from '#ui/format/labels.ts';
import { ConflictList } from './ConflictList.tsx';

interface Props {
  /** Undefined: nothing is asked. */
  conflicts: readonly BookingConflictDto[] | undefined;
  busy: boolean;
  onSave: () => void;
  onClose: () => void;
}

/** Before hours are saved that leave bookings outside. */
export function ConflictDialog({ conflicts, busy, onSave, onClose }: Props) {
  const count = conflicts?.length ?? 0;
  return (
    <ConfirmDialog
      open={conflicts !== undefined}
      title={`${counted(count, 'booking lies', 'bookings lie')} outside of these hours`}
      confirmLabel="Save anyway"
      cancelLabel="Go on editing"
      busy={busy}
      onConfirm={onSave}
      onClose={onClose}
    >
      <p style={{ marginTop: 0 }}>
        {count === 1 ? 'It stays' : 'They stay'} as agreed: your hours only decide what can be booked from now on.
      </p>
      <ConflictList conflicts={conflicts ?? []} />
    </ConfirmDialog>
  );
}
