import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import type { ServiceDetailDto } from '#api/generated-public.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import type { BookingDraft } from '../booking-draft.ts';
import { STREET_MAX, UNIT_MAX } from './delivery-line.ts';
import type { KnownFrom } from './useKnownAddress.ts';
import { useZipProblem } from './useZipProblem.tsx';

interface AddressFieldsProps {
  service: ServiceDetailDto;
  draft: BookingDraft;
  /** The server's message for each field that it refused. */
  refused: Record<string, string>;
  /** What a field shows is not typed but known. */
  isKnown: (field: keyof BookingDraft) => boolean;
  from: KnownFrom;
  onWrite: (change: Partial<BookingDraft>) => void;
}

const ZIP_PROBLEM = 'zip-problem';

export function AddressFields({ service, draft, refused, isKnown, from, onWrite }: AddressFieldsProps) {
  const zipProblem = useZipProblem(service, draft.zip) ?? refused['zip'];
  return (
    <Box
      sx={{
        display: 'grid',
        columnGap: 2,
        rowGap: { xs: 2, sm: 0.5 },
        gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) 10rem 8rem' },
      }}
    >
      <TextField
        label="Street"
        required
        value={draft.street}
        error={Boolean(refused['street'])}
        helperText={refused['street'] ?? (isKnown('street') && `${from.street}. Change it here, and it counts for this booking only.`)}
        onChange={({ target }) => onWrite({ street: target.value })}
        slotProps={{ htmlInput: { name: 'street', autoComplete: 'address-line1', maxLength: STREET_MAX } }}
      />
      <TextField
        label="Apartment, suite"
        value={draft.unit}
        onChange={({ target }) => onWrite({ unit: target.value })}
        slotProps={{ htmlInput: { name: 'unit', autoComplete: 'address-line2', maxLength: UNIT_MAX } }}
      />
      <TextField
        label="ZIP"
        required
        value={draft.zip}
        error={Boolean(zipProblem)}
        helperText={!zipProblem && isKnown('zip') && from.zip}
        onChange={({ target }) => onWrite({ zip: target.value })}
        slotProps={{
          htmlInput: {
            name: 'zip',
            autoComplete: 'postal-code',
            inputMode: 'numeric',
            maxLength: 10,
            ...(zipProblem && { 'aria-describedby': ZIP_PROBLEM }),
          },
        }}
      />
      {/* Too long for the narrow field: it stands below all. */}
      <FormHelperText id={ZIP_PROBLEM} error role="alert" sx={{ gridColumn: '1 / -1', m: 0, '& a': { color: 'inherit' } }}>
        {zipProblem}
      </FormHelperText>
    </Box>
  );
}
