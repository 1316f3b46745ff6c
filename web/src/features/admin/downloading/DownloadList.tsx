import Button from '@mui/material/Button';
import Download from 'virtual:icon/outline-file-download';
import { announce } from '#ui/feedback/announcer.ts';
import { toast } from '#ui/feedback/toast.ts';
import { type TakenList, useTakeListMutation } from './api.ts';

/** All rows of a list, as it is narrowed and ordered, as a file. */
export function DownloadList(taken: TakenList) {
  const [take, { isLoading }] = useTakeListMutation();
  const download = async () => {
    announce('Your file is being prepared.');
    try {
      toast.success('Your file is ready', `Your browser has saved it as “${await take(taken).unwrap()}”.`);
    } catch (problem) {
      toast.error('The list could not be downloaded', problem);
    }
  };
  const words = isLoading ? 'Preparing CSV' : 'Download CSV';
  return (
    <Button
      variant="outlined"
      size="small"
      startIcon={<Download />}
      aria-label={`${words} of ${taken.list}`}
      aria-disabled={isLoading}
      onClick={() => !isLoading && void download()}
    >
      {words}
    </Button>
  );
}
