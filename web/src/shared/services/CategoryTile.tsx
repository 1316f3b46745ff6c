import Box from '@mui/material/Box';
import { CategoryIcon } from './CategoryIcon.tsx';

export interface ShownCategory {
  icon: string | null;
  pictureUrl: string | null;
}

/** A category's picture or icon, where there is no room for its drawing. */
export function CategoryTile({ category: { icon, pictureUrl }, size }: { category: ShownCategory; size: number }) {
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
        overflow: 'hidden',
        bgcolor: 'primary.light',
        color: 'primary.dark',
      }}
    >
      {pictureUrl ? (
        <img src={`${pictureUrl}/128.webp`} alt="" width={size} height={size} loading="lazy" decoding="async" />
      ) : (
        <CategoryIcon icon={icon} style={{ width: size * 0.58, height: size * 0.58 }} />
      )}
    </Box>
  );
}
