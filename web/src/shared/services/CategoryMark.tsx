import Box from '@mui/material/Box';
import { CategoryIcon } from './CategoryIcon.tsx';

/** A category's picture on its tile, and its name. */
export function CategoryMark({ icon, name }: { icon: string | null; name: string }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1,
        minWidth: 0,
        overflowWrap: 'anywhere',
        fontSize: '.75rem',
        fontWeight: 600,
        color: 'text.secondary',
      }}
    >
      <CategoryTile icon={icon} />
      {name}
    </Box>
  );
}

export function CategoryTile({ icon, size = 36 }: { icon: string | null; size?: number }) {
  return (
    <Box
      component="span"
      sx={{
        display: 'grid',
        placeItems: 'center',
        flexShrink: 0,
        width: size,
        height: size,
        borderRadius: '8px',
        bgcolor: 'primary.light',
        color: 'primary.dark',
      }}
    >
      <CategoryIcon icon={icon} sx={{ fontSize: size * 0.58 }} />
    </Box>
  );
}
