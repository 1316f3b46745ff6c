import Link from '@mui/material/Link';
import { dialled } from '#ui/format/phone.ts';

/** A number to call. */
export function PhoneLink({ number }: { number: string }) {
  return (
    <Link href={`tel:${dialled(number)}`} variant="body2">
      {number}
    </Link>
  );
}
