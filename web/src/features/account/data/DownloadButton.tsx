import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { announce } from '#ui/feedback/announcer.ts';
import { Progress } from '#ui/feedback/Progress.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { useReadMyDataMutation } from '../api.ts';
import { saveMyData } from './save-my-data.ts';

/** Everything that is held on the person, as a file; KYC and bank data are masked in it. */
export function DownloadButton({ label = 'Download My Data' }: { label?: string }) {
  const [read, { isLoading, reset }] = useReadMyDataMutation();

  const download = async () => {
    announce('Your data are being prepared.');
    try {
      saveMyData(await read().unwrap());
    } catch (cause) {
      toast.error('Your data could not be prepared', cause);
    }
    // What was read is in the file now, and need not stay in memory.
    reset();
  };

  return (
    <Stack spacing={0.75}>
      <Button variant="outlined" aria-disabled={isLoading} onClick={() => !isLoading && void download()}>
        {isLoading ? 'Preparing your data...' : label}
      </Button>
      {isLoading && <Progress aria-label="Preparing your data" />}
    </Stack>
  );
}
