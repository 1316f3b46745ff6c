import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { AdminCategoryDto } from '../api.ts';
import { OrderedLevel } from './OrderedLevel.tsx';

/** All categories as visitors and providers see them, and what puts them into another order. */
export function CategoriesInOrder({ categories }: { categories: readonly AdminCategoryDto[] }) {
  return (
    <Stack spacing={2}>
      <Typography color="textSecondary" sx={{ maxWidth: '70ch' }}>
        Menus, lists and pickers show them in this order. A new category comes after those that you have moved; without a place of their own
        they stand by name.
      </Typography>
      <Box sx={{ maxWidth: 720 }}>
        <OrderedLevel categories={categories} parent={null} />
      </Box>
    </Stack>
  );
}
