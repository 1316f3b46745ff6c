import Link from '@mui/material/Link';
import type { MyServiceDto } from '#api/generated.ts';
import { paths } from '#shared/paths.ts';
import { Notice } from '#ui/feedback/Notice.tsx';

interface Props {
  /** For the switch, which it explains. */
  id: string;
  service: MyServiceDto;
}

/** Why a provider can't switch a service on, and whom they can ask. */
export function OffByAdmin({ id, service: { isOffByAdmin, offReason } }: Props) {
  if (!isOffByAdmin) return null;
  return (
    <Notice id={id}>
      <p>
        <strong>Switched off by an administrator.</strong>
        {offReason && ` ${offReason}`}
      </p>
      <p>
        Only an administrator can switch it on again. If you think that it should be on,{' '}
        <Link href={paths.contact} color="inherit">
          write to us
        </Link>
        .
      </p>
    </Notice>
  );
}
