import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import MuiTextField from '@mui/material/TextField';
import { type SubmitEvent, useState } from 'react';
import type { OwnWorkPhotoDto } from '#api/generated.ts';
import { asProblem } from '#problem.ts';
import { toast } from '#ui/feedback/toast.ts';
import { useDescribeWorkPhotoMutation } from './api.ts';

const LONGEST = 140;

/** What a photo shows, in the provider's words. It is saved by Enter or the button that comes with a change. */
export function CaptionField({ work: { id, caption }, name }: { work: OwnWorkPhotoDto; name: string }) {
  const [text, setText] = useState(caption ?? '');
  const [problem, setProblem] = useState<string>();
  const [describe, { isLoading }] = useDescribeWorkPhotoMutation();
  const changed = text.trim() !== (caption ?? '');

  async function save(event: SubmitEvent) {
    event.preventDefault();
    if (!changed) return;
    setProblem(undefined);
    const { error } = await describe({ id, workPhotoCaptionDto: { caption: text.trim() || null } });
    if (!error) return toast.success('Caption saved');
    const { fields, detail } = asProblem(error);
    setProblem(fields?.['caption'] ?? detail);
  }

  return (
    <form onSubmit={(event) => void save(event as unknown as SubmitEvent)}>
      <Stack direction="row" spacing={1} sx={{ alignItems: 'flex-start' }}>
        <MuiTextField
          fullWidth
          size="small"
          label="Caption"
          value={text}
          error={problem !== undefined}
          helperText={problem}
          onChange={(event) => setText(event.target.value)}
          slotProps={{ htmlInput: { maxLength: LONGEST, 'aria-label': `Caption of ${name}` } }}
        />
        {changed && (
          <Button type="submit" variant="outlined" loading={isLoading} sx={{ minHeight: 40 }}>
            Save
          </Button>
        )}
      </Stack>
    </form>
  );
}
