import Box from '@mui/material/Box';
import { TextField } from '#ui/forms/TextField.tsx';
import type { BookingDraft } from './booking-draft.ts';

interface AddressFieldsProps {
  draft: BookingDraft;
  /** The server's message for each field that it refused. */
  refused: Record<string, string>;
  /** Whether a field shows what the customer's profile says. */
  isKnown: (field: keyof BookingDraft) => boolean;
  onWrite: (change: Partial<BookingDraft>) => void;
}

const FROM_PROFILE = 'From your profile';

export function AddressFields({ draft, refused, isKnown, onWrite }: AddressFieldsProps) {
  return (
    <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 9rem' } }}>
      <TextField
        label="Street"
        required
        value={draft.street}
        error={Boolean(refused['street'])}
        helperText={refused['street'] ?? (isKnown('street') && `${FROM_PROFILE}. Change it here, and it counts for this booking only.`)}
        onChange={({ target }) => onWrite({ street: target.value })}
        slotProps={{ htmlInput: { autoComplete: 'street-address', maxLength: 200 } }}
      />
      <TextField
        label="ZIP"
        required
        value={draft.zip}
        error={Boolean(refused['zip'])}
        helperText={refused['zip'] ?? (isKnown('zip') && FROM_PROFILE)}
        onChange={({ target }) => onWrite({ zip: target.value })}
        slotProps={{ htmlInput: { autoComplete: 'postal-code', inputMode: 'numeric', maxLength: 10 } }}
      />
    </Box>
  );
}
