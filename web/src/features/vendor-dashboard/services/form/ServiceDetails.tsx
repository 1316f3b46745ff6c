import Box from '@mui/material/Box';
import InputAdornment from '@mui/material/InputAdornment';
import { Controller, useFormContext } from 'react-hook-form';
import { Panel } from '#ui/cards/Panel.tsx';
import { Field } from '#ui/forms/Field.tsx';
import { SwitchRow } from '#ui/forms/SwitchRow.tsx';
import { type Beyond, LABELS, mayStay, type ServiceFields } from './service-fields.ts';
import { TooLongNotice } from './TooLongNotice.tsx';

interface Props {
  beyond: Beyond;
  /** Why the service can't be switched on; `undefined` where it can. */
  lockedOff: string | undefined;
}

export function ServiceDetails({ beyond, lockedOff }: Props) {
  const { register, control, formState } = useFormContext<ServiceFields>();
  return (
    <Panel title="Service Details">
      <Box sx={{ display: 'grid', gap: 2, mt: 1.5 }}>
        <Field
          label={LABELS.durationMinutes}
          type="number"
          required
          registration={register('durationMinutes')}
          error={formState.errors.durationMinutes}
          helperText={beyond.durationMinutes ? mayStay(beyond.durationMinutes) : 'How long a job takes, in steps of 15 minutes'}
          slotProps={{
            inputLabel: { shrink: true },
            htmlInput: { min: 15, step: 15, inputMode: 'numeric' },
            input: { endAdornment: <InputAdornment position="end">min</InputAdornment> },
          }}
          sx={{ maxWidth: { md: '50%' } }}
        />
        <TooLongNotice />
        <Controller
          control={control}
          name="isActive"
          render={({ field: { value, onChange } }) => (
            <SwitchRow
              label={LABELS.isActive}
              does={lockedOff ?? 'Active services are visible to customers and can be booked'}
              locked={lockedOff !== undefined}
              checked={value}
              onChange={onChange}
            />
          )}
        />
      </Box>
    </Panel>
  );
}
