import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Controller, useFormContext } from 'react-hook-form';
import { zoneLabel } from '#shared/slots/slot-words.ts';
import { Panel } from '#ui/cards/Panel.tsx';
import { durationLabel } from '#ui/format/labels.ts';
import { Field } from '#ui/forms/Field.tsx';
import { ConflictsNotice } from '../conflicts/ConflictsNotice.tsx';
import { LABELS } from '../labels.ts';
import { COLUMNS } from '../preferences/columns.ts';
import { NumberField } from '../preferences/NumberField.tsx';
import { weekRule } from '../rules.ts';
import type { SettingsFields } from '../settings-fields.ts';
import { WhatCustomersSee } from './preview/WhatCustomersSee.tsx';
import { WeekEditor } from './WeekEditor.tsx';

/** Longest break, in quarters of an hour. */
const QUARTERS = 16;
const BREAKS = Array.from({ length: QUARTERS + 1 }, (_, quarters) => quarters * 15);

export function HoursPanel({ timeZone }: { timeZone: string }) {
  const { control, register } = useFormContext<SettingsFields>();
  return (
    <Panel title={LABELS['hours.weeklyHours']}>
      <Typography color="textSecondary" sx={{ mb: 1 }}>
        Times are in {zoneLabel(timeZone)}. A job can start on the hour, from 9:00 AM to 6:00 PM, if it also ends within your hours.
      </Typography>
      <ConflictsNotice />
      <Controller
        control={control}
        name="hours.weeklyHours"
        rules={{ validate: weekRule }}
        render={({ field: { value, onChange, ref }, fieldState: { error } }) => (
          <WeekEditor week={value} error={error?.message} ref={ref} onChange={onChange} />
        )}
      />
      <Box sx={COLUMNS}>
        <NumberField
          name="hours.lanes"
          does="How many customers can be served at once. Fewer than before move no booking."
          min={1}
          max={20}
        />
        <Field
          select
          label={LABELS['hours.bufferMinutes']}
          registration={register('hours.bufferMinutes')}
          helperText="Kept free for the way and for tidying up"
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {BREAKS.map((minutes) => (
            <option key={minutes} value={minutes}>
              {minutes === 0 ? 'No break' : durationLabel(minutes)}
            </option>
          ))}
        </Field>
        <NumberField name="hours.horizonDays" does="How far ahead customers can book: 1 to 365 days" min={1} max={365} unit="days" />
      </Box>
      <WhatCustomersSee />
    </Panel>
  );
}
