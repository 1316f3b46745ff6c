import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useSearchParams } from 'react-router-dom';
import CalendarIcon from 'virtual:icon/outline-date-range';
import Download from 'virtual:icon/outline-file-download';
import { RangePopover } from '#shared/date-range/RangePopover.tsx';
import { useDownload } from '#shared/download/useDownload.ts';
import { useReadReportMutation } from '../download/api.ts';
import type { Report } from './api.ts';

/** Which days the report is about, and the report as a file. */
export function ReportActions({ report: { from, to, timeZone } }: { report: Report }) {
  const [, setParams] = useSearchParams();
  const [read, { isLoading, reset }] = useReadReportMutation();
  const download = useDownload({ of: 'report', read, reset });

  return (
    <Stack direction="row" spacing={1}>
      <RangePopover
        label="Date Range"
        icon={<CalendarIcon />}
        title="Report on which days?"
        submitLabel="Show"
        initial={{ from, to }}
        timeZone={timeZone}
        onChosen={(range) => setParams({ ...range })}
      />
      <Button
        variant="outlined"
        size="small"
        startIcon={<Download />}
        aria-disabled={isLoading}
        onClick={() => !isLoading && void download({ from, to })}
      >
        {isLoading ? 'Exporting...' : 'Export'}
      </Button>
    </Stack>
  );
}
