import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import Add from 'virtual:icon/baseline-add';
import { standing } from '#api/cache/standing.ts';
import { onDemand } from '#ui/dialogs/on-demand.tsx';
import { useKeptFocus } from '#ui/dialogs/useKeptFocus.ts';
import { PageTitle } from '#ui/page/PageTitle.tsx';
import { type Opened, useAdminCategoriesQuery } from './api.ts';
import { Categories } from './list/Categories.tsx';

const CategoryDialog = onDemand(async () => (await import('./editing/CategoryDialog.tsx')).CategoryDialog);
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
        <Button variant="contained" startIcon={<Add />} onClick={add}>
          Add Category
        </Button>
      </Stack>
      <Box {...focus} tabIndex={-1} sx={{ '&:focus': { outline: 'none' } }}>
        <Categories query={query} onOpen={setOpened} />
      </Box>
      {opened?.action === 'add' && <CategoryDialog categories={categories} onClose={close} />}
      {opened?.action === 'edit' && <CategoryDialog category={opened.category} categories={categories} onClose={close} />}
      {opened?.action === 'delete' && <DeleteCategoryDialog category={opened.category} categories={categories} onClose={close} />}
    </Stack>
  );
}
