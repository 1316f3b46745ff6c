import Link from '@mui/material/Link';
import type { VendorApplicationShownDto } from '#api/generated.ts';
import { FactList } from '#ui/cards/FactList.tsx';

/** What an application tells of the business, but for what its owner can change at any time. */
export function BusinessFacts({ application }: { application: VendorApplicationShownDto }) {
  const { phone, businessAddress, businessCity, businessState, businessZip, yearsInBusiness, websiteUrl } = application;
  return (
    <FactList
      facts={[
        ['Phone', phone],
        ['Business address', [businessAddress, businessCity, `${businessState} ${businessZip}`].filter(Boolean).join(', ')],
        ['Years in business', yearsInBusiness],
        ['Website', websiteUrl && <Website url={websiteUrl} />],
      ]}
    />
  );
}

function Website({ url }: { url: string }) {
  return (
    <Link href={url} target="_blank" rel="noopener nofollow ugc">
      {url}
    </Link>
  );
}
