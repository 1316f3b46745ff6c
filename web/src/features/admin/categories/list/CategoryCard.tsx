import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import Delete from 'virtual:icon/outline-delete';
import Edit from 'virtual:icon/outline-edit';
import { CategoryTile } from '#shared/services/CategoryTile.tsx';
import { dateLabel } from '#ui/format/dates.ts';
import { counted } from '#ui/format/labels.ts';
import { HistoryButton } from '../../deeds/HistoryButton.tsx';
import { ActiveToggle } from '../../switching/ActiveToggle.tsx';
import type { AdminCategoryDto, Opened } from '../api.ts';

interface Props {
  category: AdminCategoryDto;
  parentName: string | undefined;
  onOpen: (opened: Opened) => void;
}

export function CategoryCard({ category, parentName, onOpen }: Props) {
  const { name, slug, description, isActive, createdAt, changedBy, changedAt } = category;
  return (
    <Paper component="li" aria-label={name} sx={{ p: 2.5, display: 'flex', flexDirection: 'column', gap: 1.5 }}>
      <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'flex-start' }}>
        <CategoryTile category={category} size={44} />
        <Box sx={{ flex: 1, minWidth: 0 }}>
          <Typography variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
            {name}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            /{slug}
          </Typography>
        </Box>
        <Stack direction="row" sx={{ flexShrink: 0, mt: -0.5, mr: -1 }}>
          <IconButton aria-label={`Edit ${name}`} color="inherit" onClick={() => onOpen({ action: 'edit', category })}>
            <Edit fontSize="small" />
          </IconButton>
          <HistoryButton name={name} onOpen={() => onOpen({ action: 'history', category })} />
          <IconButton aria-label={`Delete ${name}`} color="error" onClick={() => onOpen({ action: 'delete', category })}>
            <Delete fontSize="small" />
          </IconButton>
        </Stack>
      </Box>
      <Typography sx={{ flex: 1, whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} color={description ? undefined : 'textSecondary'}>
        {description || 'No description'}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
        {[parentName && `Below ${parentName}`, ...usesOf(category)].filter(Boolean).join(' · ')}
      </Typography>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          justifyContent: 'space-between',
          pt: 1.5,
          borderTop: '1px dashed',
          borderColor: 'divider',
        }}
      >
        <Typography variant="body2" color="textSecondary">
          Created <time dateTime={createdAt}>{dateLabel(createdAt)}</time>
          {changedAt !== createdAt && (
            <>
              <br />
              Changed <time dateTime={changedAt}>{dateLabel(changedAt)}</time>
              {changedBy && ` by ${changedBy}`}
            </>
          )}
        </Typography>
        <ActiveToggle name={name} active={isActive} onTurn={() => onOpen({ action: 'switch', category })} />
      </Box>
    </Paper>
  );
}

/** What stands in it. */
function usesOf({ serviceCount, childCount }: AdminCategoryDto): string[] {
  const services = counted(serviceCount, 'service');
  if (childCount === 0) return [services];
  return [services, childCount === 1 ? '1 category below' : `${childCount} categories below`];
}
