import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

/** Of a list that has entries, but not as many pages: whoever works it off finds the way back. */
export function PastTheEnd({ first }: { first: string }) {
  return (
    <Typography>
      That page is past the end. <Link href={first}>Go to the first page</Link>
    </Typography>
  );
}
