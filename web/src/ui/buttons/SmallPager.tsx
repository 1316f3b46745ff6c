import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

interface Props {
  page: number;
  pageCount: number;
  onTurn: (page: number) => void;
}

/** Of a list within a panel or a dialog, whose page stands in no address. */
export function SmallPager({ page, pageCount, onTurn }: Props) {
  if (pageCount <= 1) return null;
  return (
    <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
      <Button size="small" disabled={page === 1} onClick={() => onTurn(page - 1)}>
        Previous
      </Button>
      <Typography variant="body2">{`Page ${page} of ${pageCount}`}</Typography>
      <Button size="small" disabled={page === pageCount} onClick={() => onTurn(page + 1)}>
        Next
      </Button>
    </Stack>
  );
}
