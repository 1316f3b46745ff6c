import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import type { ProposedTimesDto } from '#api/generated.ts';
import { useTypingPause } from '#ui/typing/useTypingPause.ts';
import { RULES, weekRule } from '../../rules.ts';
import { hoursIn, type SettingsFields, settingsIn } from '../../settings-fields.ts';

/** What the form says of times, saved or not, once nobody types; `mistaken` while it says what can't be. */
export function useProposedTimes(): { proposed: ProposedTimesDto | undefined; mistaken: boolean } {
  const { control, getValues } = useFormContext<SettingsFields>();
  const written = JSON.stringify(useWatch({ control, name: ['hours', 'availability'] }));
  const read = (): ProposedTimesDto | undefined => timesIn(getValues());
  const [proposed, setProposed] = useState(read);
  useTypingPause(written, () => setProposed((before) => read() ?? before));
  return { proposed, mistaken: read() === undefined };
}

function timesIn(fields: SettingsFields): ProposedTimesDto | undefined {
  const { hours, availability } = fields;
  const mistakes = [
    weekRule(hours.weeklyHours),
    RULES['hours.lanes'](hours.lanes),
    RULES['hours.horizonDays'](hours.horizonDays),
    RULES['availability.advanceNoticeHours'](availability.advanceNoticeHours),
  ];
  if (mistakes.some(Boolean)) return undefined;
  return { hours: hoursIn(fields), availability: settingsIn(fields).availability };
}
