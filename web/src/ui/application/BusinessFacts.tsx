import type { VendorApplicationShownDto } from '../../api/generated.ts';
import { FactList } from '../FactList.tsx';
import { counted } from '../labels.ts';

/** What an application tells of the business. */
export function BusinessFacts({ application }: { application: VendorApplicationShownDto }) {
  const { phone, businessAddress, businessCity, businessState, businessZip } = application;
  return (
    <FactList
      facts={[
        ['Phone', phone],
        ['Business address', [businessAddress, businessCity, `${businessState} ${businessZip}`].filter(Boolean).join(', ')],
        ['Service area radius', counted(application.serviceAreaRadius, 'mile')],
        ['Years in business', application.yearsInBusiness],
        ['Business license number', application.businessLicense],
        ['Website', application.websiteUrl && <Website url={application.websiteUrl} />],
      ]}
    />
  );
}

function Website({ url }: { url: string }) {
  return (
    <a href={url} target="_blank" rel="noopener nofollow ugc">
      {url}
    </a>
  );
}
