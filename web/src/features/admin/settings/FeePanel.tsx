import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { FactList } from '#ui/cards/FactList.tsx';
import { Panel } from '#ui/cards/Panel.tsx';
import { useRefetchAfter } from '#ui/clock/useRefetchAfter.ts';
import { momentLabel } from '#ui/format/moment.ts';
import { Money } from '#ui/format/Money.tsx';
import type { PlatformFeeSettingDto } from './api.ts';
import { ScheduledFee } from './ScheduledFee.tsx';
import { ScheduleFeeForm } from './ScheduleFeeForm.tsx';

interface Props {
  setting: PlatformFeeSettingDto;
  readOnly: boolean;
  /** What is to come holds now. */
  onChanged: () => void;
}

/** The fee that holds, and the one that is to come or the form for one. */
export function FeePanel({ setting, readOnly, onChanged }: Props) {
  const { feeCents, since, changes } = setting;
  const scheduled = changes.find(({ state }) => state === 'scheduled');
  useRefetchAfter(scheduled && Date.parse(scheduled.from), onChanged);
  return (
    <Panel title="Platform fee">
      <Stack spacing={2.5}>
        <Typography color="textSecondary">
          What a customer pays for each booking, beside the provider’s price. Bookings and held times keep the fee that they were made with.
        </Typography>
        <FactList
          facts={[
            ['Now', <Money key="now" cents={feeCents} />],
            ['Since', since === null ? 'The beginning' : momentLabel(since)],
          ]}
        />
        {scheduled ? (
          <ScheduledFee change={scheduled} readOnly={readOnly} />
        ) : readOnly ? (
          <Typography>No other fee is scheduled.</Typography>
        ) : (
          <ScheduleFeeForm setting={setting} />
        )}
      </Stack>
    </Panel>
  );
}
