import Link from '@mui/material/Link';

/** A number to call. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link href={`tel:${number.replace(/[^+\d]/g, '')}`} variant="body2">
      {number}
    </Link>
  );
}
