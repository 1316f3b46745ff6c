import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { money } from '#ui/format/money.ts';
import { RULES } from '../rules.ts';
import type { SettingsFields } from '../settings-fields.ts';

const EXAMPLE_CENTS = 10_000;

/** What both percentages together come to. */
export function SurchargeExample() {
  const { control } = useFormContext<SettingsFields>();
  const [weekend, evening] = useWatch({ control, name: ['pricing.weekendPercent', 'pricing.eveningPercent'] });
  if (RULES['pricing.weekendPercent'](weekend) || RULES['pricing.eveningPercent'](evening)) return null;
  const surcharge = (EXAMPLE_CENTS * (Number(weekend) + Number(evening))) / 100;
  return (
    <Typography variant="body2" color="textSecondary">
      A job of {money(EXAMPLE_CENTS)} then costs {money(EXAMPLE_CENTS + surcharge)} on a Saturday evening.
    </Typography>
  );
}
