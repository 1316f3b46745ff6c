import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { standing } from '#api/cache/standing.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { AddAndHistory } from '../deeds/AddAndHistory.tsx';
import { DeedsDialog } from '../deeds/deeds-dialog.ts';
import { type Opened, useAdminCategoriesQuery } from './api.ts';
import { Categories } from './list/Categories.tsx';

const CategoryDialog = onDemand(async () => (await import('./editing/CategoryDialog.tsx')).CategoryDialog);
const SwitchCategoryDialog = onDemand(async () => (await import('./switching/SwitchCategoryDialog.tsx')).SwitchCategoryDialog);
const DeleteCategoryDialog = onDemand(async () => (await import('./deleting/DeleteCategoryDialog.tsx')).DeleteCategoryDialog);

/** /admin/categories. What is asked about a category stays when another administrator takes it off the list. */
export function CategoriesPage() {
  const [opened, setOpened] = useState<Opened | null>(null);
  const query = standing(useAdminCategoriesQuery(undefined, { refetchOnMountOrArgChange: true }));
  const focus = useKeptFocus<HTMLDivElement>(opened ?? query.data);
  const close = () => setOpened(null);
  const add = () => setOpened({ action: 'add' });
  const categories = query.data ?? [];
  return (
    <Stack spacing={3}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1.5, alignItems: 'center', justifyContent: 'space-between' }}>
        <PageTitle title="Category Management" />
        <AddAndHistory add="Add Category" onAdd={add} onHistory={() => setOpened({ action: 'histories' })} />
      </Stack>
      <Box {...focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <Categories query={query} onOpen={setOpened} />
      </Box>
      {opened?.action === 'add' && <CategoryDialog categories={categories} onClose={close} />}
      {opened?.action === 'edit' && <CategoryDialog category={opened.category} categories={categories} onClose={close} />}
      {opened?.action === 'switch' && <SwitchCategoryDialog category={opened.category} categories={categories} onClose={close} />}
      {opened?.action === 'histories' && <DeedsDialog list="categories" onClose={close} />}
      {opened?.action === 'history' && <DeedsDialog list="categories" item={opened.category} onClose={close} />}
      {opened?.action === 'delete' && <DeleteCategoryDialog category={opened.category} categories={categories} onClose={close} />}
    </Stack>
  );
}
