import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useId, useState } from 'react';
import type { WorkPhotoDto } from '#api/generated-public.ts';
import { ReportDialog, type Reporting } from '#shared/reports/ReportDialog.tsx';
import { useReportWorkPhotoMutation } from './api.ts';
import { PHOTO_GROUNDS } from './photo-grounds.ts';

/** Asks what is wrong with a photo, and of two that lie over each other with which. */
export function ReportPhotoDialog({ work: { id, before }, ...reporting }: { work: WorkPhotoDto } & Reporting) {
  const field = useId();
  const [meant, setMeant] = useState(id);
  const [report, { isLoading, error }] = useReportWorkPhotoMutation();
  return (
    <ReportDialog
      title="Report this photo?"
      grounds={PHOTO_GROUNDS}
      busy={isLoading}
      problem={error}
      send={(reportWorkPhotoDto) => report({ id: meant, reportWorkPhotoDto })}
      {...reporting}
    >
      {before && (
        <FormControl>
          <FormLabel id={field}>Which photo?</FormLabel>
          <RadioGroup row aria-labelledby={field} value={meant} onChange={(_event, value) => setMeant(value)}>
            <FormControlLabel value={before.id} control={<Radio size="small" />} label="Before" />
            <FormControlLabel value={id} control={<Radio size="small" />} label="After" />
          </RadioGroup>
        </FormControl>
      )}
    </ReportDialog>
  );
}
