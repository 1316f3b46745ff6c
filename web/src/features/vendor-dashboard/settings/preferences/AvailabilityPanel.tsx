import Box from '@mui/material/Box';
import { Panel } from '#ui/cards/Panel.tsx';
import { SwitchRows } from '#ui/forms/SwitchRow.tsx';
import { COLUMNS } from './columns.ts';
import { NumberField } from './NumberField.tsx';
import { SwitchField } from './SwitchField.tsx';
import { AVAILABILITY } from './words.ts';

export function AvailabilityPanel() {
  return (
    <Panel title="Availability">
      <SwitchRows>
        {AVAILABILITY.map(({ name, label, does }) => (
          <SwitchField key={name} name={`availability.${name}`} label={label} does={does} />
        ))}
      </SwitchRows>
      <Box sx={COLUMNS}>
        <NumberField
          name="availability.advanceNoticeHours"
          does="How long before its start a job must be booked: 1 to 168 hours"
          min={1}
          max={168}
          unit="hours"
        />
      </Box>
    </Panel>
  );
}
