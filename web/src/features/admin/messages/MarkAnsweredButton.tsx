import Button from '@mui/material/Button';
import { toast } from '#ui/feedback/toast.ts';
import { type ContactMessageDto, useMarkContactMessageAnsweredMutation } from '../api.ts';

export function MarkAnsweredButton({ message: { id, name } }: { message: ContactMessageDto }) {
  const [mark, { isLoading }] = useMarkContactMessageAnsweredMutation();

  async function markAnswered() {
    try {
      await mark({ id }).unwrap();
      toast.success('Marked as answered', `The message from ${name} is no longer open.`);
    } catch (problem) {
      toast.error('The message could not be marked as answered', problem);
    }
  }

  return (
    <Button
      variant="outlined"
      size="small"
      loading={isLoading}
      aria-label={`Mark as answered: message from ${name}`}
      onClick={() => void markAnswered()}
    >
      Mark as answered
    </Button>
  );
}
