import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { toast } from '#ui/feedback/toast.ts';
import { reasonIn } from '#ui/format/reason-in.ts';
import { Toggle } from '#ui/forms/Toggle.tsx';
import { type AdminCategoryDto, useUpdateCategoryMutation } from '../api.ts';

/** Shown at once; taken back when the server refuses. */
export function ActiveSwitch({ category: { id, name, isActive, revision } }: { category: AdminCategoryDto }) {
  const [update] = useUpdateCategoryMutation();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const active = wanted ?? isActive;

  async function turn(on: boolean) {
    if (wanted !== null) return;
    setWanted(on);
    try {
      await update({ id, updateCategoryDto: { isActive: on, revision } }).unwrap();
      toast.success('Category status updated successfully.', on ? `${name} is in menus and lists again.` : consequenceFor(name));
    } catch (problem) {
      toast.error('Failed to update category status.', reasonIn(problem));
    }
    setWanted(null);
  }

  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center' }}>
      <Chip
        size="small"
        variant={active ? 'status' : 'outlined'}
        color={active ? 'success' : 'default'}
        label={active ? 'Active' : 'Inactive'}
      />
      <Toggle
        checked={active}
        onChange={({ target }) => void turn(target.checked)}
        slotProps={{ input: { role: 'switch', 'aria-label': `${name} is active` } }}
      />
    </Stack>
  );
}

const consequenceFor = (name: string) => `${name} is gone from menus and has no page; its services stay in All Services.`;
