import { styled } from '@mui/material/styles';
import PhoneIcon from 'virtual:icon/outline-phone';
import PlaceIcon from 'virtual:icon/outline-place';
import WebsiteIcon from 'virtual:icon/outline-public';
import type { VendorDto } from '#api/generated-public.ts';
import { Card } from '#ui/cards/card.ts';
import { Fact } from '#ui/cards/Fact.tsx';
import { dialled } from '#ui/format/phone.ts';
import { SmallTitle } from '#ui/page/text.ts';

/** Absent when the provider shows no way to be reached. */
export function ContactCard({ vendor: { phone, address, city, state, websiteUrl } }: { vendor: VendorDto }) {
  if (!phone && !address && !websiteUrl) return null;
  return (
    <Sheet as="section" aria-labelledby="contact-provider">
      <SmallTitle as="h2" id="contact-provider" style={{ margin: 0 }}>
        Contact Provider
      </SmallTitle>
      {phone && (
        <Fact icon={<PhoneIcon />}>
          <a href={`tel:${dialled(phone)}`}>{phone}</a>
        </Fact>
      )}
      {address && (
        <Fact icon={<PlaceIcon />}>
          {address}, {city}, {state}
        </Fact>
      )}
      {websiteUrl && (
        <Fact icon={<WebsiteIcon />}>
          <a href={websiteUrl} target="_blank" rel="noopener nofollow ugc">
            {websiteUrl.replace(/^https?:\/\//, '').replace(/\/$/, '')}
          </a>
        </Fact>
      )}
    </Sheet>
  );
}

const Sheet = styled(Card)(({ theme }) => ({
  display: 'grid',
  gap: 12,
  justifyItems: 'start',
  overflowWrap: 'anywhere',
  '& a': { paddingBlock: 4, color: theme.vars.palette.primary.main },
}));
