import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import Down from 'virtual:icon/baseline-arrow-downward';
import Up from 'virtual:icon/baseline-arrow-upward';
import { CategoryTile } from '#shared/services/CategoryTile.tsx';
import { MoveButtons } from '#ui/ordering/MoveButtons.tsx';
import { movedTo } from '#ui/ordering/moved-to.ts';
import type { AdminCategoryDto } from '../api.ts';
import { levelOf } from '../in-order.ts';
import { useOrdering } from './useOrdering.ts';

const WAYS = [
  { label: 'Move up', Icon: Up },
  { label: 'Move down', Icon: Down },
] as const;

interface Props {
  categories: readonly AdminCategoryDto[];
  /** What they stand below; `null` for those at the top. */
  parent: AdminCategoryDto | null;
}

/** The categories of one level, each with those below it. */
export function OrderedLevel({ categories, parent }: Props) {
  const { wanted, order } = useOrdering(parent?.id ?? null);
  const stored = levelOf(categories, parent?.id ?? null);
  const level = wanted ? stored.toSorted((a, b) => placeIn(wanted, a) - placeIn(wanted, b)) : stored;
  const ids = level.map(({ id }) => id);
  if (level.length === 0) return null;
  return (
    <Stack spacing={1}>
      <List aria-label={parent ? `Below ${parent.name}` : 'Categories in their order'}>
        {level.map((category, at) => (
          <li key={category.id}>
            <Paper sx={{ display: 'flex', gap: 1.5, alignItems: 'center', minHeight: 56, px: 2, py: 0.5 }}>
              <CategoryTile category={category} size={32} />
              <Stack direction="row" sx={{ flex: 1, minWidth: 0, flexWrap: 'wrap', columnGap: 1, rowGap: 0.25, alignItems: 'center' }}>
                <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>{category.name}</Typography>
                {!category.isActive && <Chip size="small" variant="outlined" label="Inactive" />}
              </Stack>
              {level.length > 1 && (
                <Stack direction="row" sx={{ flexShrink: 0, mr: -1 }}>
                  <MoveButtons
                    name={category.name}
                    at={at}
                    count={level.length}
                    ways={WAYS}
                    onMove={(to) => order(movedTo(ids, at, to), ids)}
                  />
                </Stack>
              )}
            </Paper>
            <OrderedLevel categories={categories} parent={category} />
          </li>
        ))}
      </List>
      {level.some(({ isPlaced }) => isPlaced) && (
        <div>
          <Button size="small" onClick={() => order([], ids)}>
            {parent ? `Order those below ${parent.name} by name` : 'Order the top level by name'}
          </Button>
        </div>
      )}
    </Stack>
  );
}

/** What is not named follows as it stands. */
const placeIn = (wanted: readonly string[], { id }: AdminCategoryDto) => (wanted.includes(id) ? wanted.indexOf(id) : wanted.length);

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'grid', gap: 8 },
  // Those below stand in a little, on a line of their own.
  '& ol': { paddingLeft: 20, borderLeft: `2px solid ${theme.vars.palette.divider}` },
}));
