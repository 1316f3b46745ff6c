import Box from '@mui/material/Box';
import { CategoryIcon } from './CategoryIcon.tsx';

/** A category's icon, where there is no room for its drawing. */
export function CategoryTile({ icon, size }: { icon: string | null; size: number }) {
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
      <CategoryIcon icon={icon} style={{ width: size * 0.58, height: size * 0.58 }} />
    </Box>
  );
}
