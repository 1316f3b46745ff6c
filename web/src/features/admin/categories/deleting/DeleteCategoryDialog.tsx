import Typography from '@mui/material/Typography';
import { useRef, useState } from 'react';
import { ActionDialog } from '#shared/booking/actions/ActionDialog.tsx';
import { ReasonField, useReason } from '#shared/booking/actions/ReasonField.tsx';
import { toast } from '#ui/feedback/toast.ts';
import { reasonIn } from '#ui/format/reason-in.ts';
import { TextField } from '#ui/forms/TextField.tsx';
import { WHO_READS } from '../../who-reads.ts';
import { type AdminCategoryDto, useDeleteCategoryMutation } from '../api.ts';
import { inOrder } from '../in-order.ts';

interface Props {
  /** As it was when the dialog was opened. */
  category: AdminCategoryDto;
  categories: readonly AdminCategoryDto[];
  onClose: () => void;
}

const FAILURE = 'Failed to delete category. Please try again.';

/** Says what becomes of it, and asks where its services go. */
export function DeleteCategoryDialog({ category, categories, onClose }: Props) {
  const current = categories.find(({ id }) => id === category.id);
  const { id, name, revision, serviceCount, childCount } = current ?? category;
  const { moveTo, choices, choose, check } = useTarget(categories, id);
  const { busy, problem, run } = useDeletion(onClose);
  const reason = useReason();
  const inUse = serviceCount > 0;
  const isComplete = () => (!inUse || check()) && reason.check();

  return (
    <ActionDialog
      title="Are you sure you want to delete this category?"
      submitLabel="Delete"
      keepLabel="Keep it"
      destructive
      // Once it is on its way, that it is gone from the list is no news.
      offered={busy || current !== undefined}
      about="category"
      ready={childCount === 0}
      busy={busy}
      problem={problem}
      problemTitle={FAILURE}
      onSubmit={() => isComplete() && void run({ id, deleteCategoryDto: { reason: reason.written, revision, ...(inUse && { moveTo }) } })}
      onClose={onClose}
    >
      <Typography>{consequence(name, serviceCount, childCount)}</Typography>
      {inUse && childCount === 0 && (
        <TextField
          select
          required
          fullWidth
          label={serviceCount === 1 ? 'Move its service to' : 'Move its services to'}
          value={moveTo}
          {...choose}
          slotProps={{ inputLabel: { shrink: true } }}
          sx={{ mt: 1 }}
        >
          <option value="">Please choose</option>
          {choices.map((each) => (
            <option key={each.id} value={each.id}>
              {each.name}
            </option>
          ))}
        </TextField>
      )}
      {childCount === 0 && <ReasonField reason={reason} hint={WHO_READS} />}
    </ActionDialog>
  );
}

function consequence(name: string, services: number, children: number): string {
  if (children > 0) {
    const below = children === 1 ? '1 category stands' : `${children} categories stand`;
    return `${below} below ${name}. Delete them first, or give them another parent.`;
  }
  const end = 'Links to its page will no longer work. This can’t be taken back.';
  if (services === 0) return `${name} goes for good. ${end}`;
  const are = services === 1 ? '1 service is' : `${services} services are`;
  return `${are} in ${name} and must go elsewhere. If you only want to hide it, deactivate it instead. ${end}`;
}

/** The category that the services go to. */
function useTarget(categories: readonly AdminCategoryDto[], from: string) {
  const [moveTo, setMoveTo] = useState('');
  const [asked, setAsked] = useState(false);
  const field = useRef<HTMLSelectElement>(null);
  const choices = inOrder(categories).filter(({ id, isActive }) => isActive && id !== from);
  const missing = !choices.some(({ id }) => id === moveTo);
  return {
    moveTo,
    choices,
    choose: {
      inputRef: field,
      error: asked && missing,
      helperText: asked && missing ? 'Please select a category' : undefined,
      onChange: ({ target }: { target: { value: string } }) => setMoveTo(target.value),
    },
    check: () => {
      setAsked(true);
      if (missing) field.current?.focus();
      return !missing;
    },
  };
}

/** A refusal is told where it was asked for; that nobody could be reached, in a toast. */
function useDeletion(onDone: () => void) {
  const [remove, { isLoading }] = useDeleteCategoryMutation();
  const [problem, setProblem] = useState<unknown>();
  const run = async (wanted: Parameters<typeof remove>[0]) => {
    setProblem(undefined);
    try {
      await remove(wanted).unwrap();
      toast.success('Category deleted successfully.');
      onDone();
    } catch (cause) {
      if (reasonIn(cause) === undefined) toast.error('Error', FAILURE);
      else setProblem(cause);
    }
  };
  return { busy: isLoading, problem, run };
}
