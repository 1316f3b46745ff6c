import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { FavoriteVendorDto, NextFreeSlotOfVendorDto } from '#api/generated.ts';
import { Heart } from '#shared/favorites/Heart.tsx';
import { paths } from '#shared/paths.ts';
import { Rating } from '#shared/reviews/Rating.tsx';
import { NextFree } from '#shared/slots/NextFree.tsx';
import { VendorAvatar } from '#shared/vendors/VendorAvatar.tsx';
import { VerifiedMark } from '#shared/vendors/VerifiedMark.tsx';
import { PlainButton as Button } from '#ui/buttons/PlainButton.tsx';
import { Card } from '#ui/cards/card.ts';
import { counted } from '#ui/format/labels.ts';
import { SmallMuted, SmallTitle } from '#ui/page/text.ts';

interface Props {
  vendor: FavoriteVendorDto;
  /** When and for what they are free next; undefined while that is not known. */
  next: NextFreeSlotOfVendorDto | undefined;
  /** It could not be asked. */
  unknown: boolean;
}

export function VendorCard({ vendor, next, unknown }: Props) {
  const { id, businessName, ownerName, photoUrl, city, state, averageRating, reviewCount, serviceCount, categories } = vendor;
  return (
    <Sheet as="article">
      <Row>
        <VendorAvatar name={businessName} photo={photoUrl} size={44} />
        <Names>
          <SmallTitle style={{ margin: 0, overflowWrap: 'anywhere' }}>
            <Link to={paths.vendor(id)}>{businessName}</Link> <VerifiedMark />
          </SmallTitle>
          <SmallMuted>
            by {ownerName}, {city}, {state}
          </SmallMuted>
        </Names>
        <Heart kind="vendor" id={id} name={businessName} />
      </Row>
      <SmallMuted>{categories.map(({ name }) => name).join(' · ')}</SmallMuted>
      <Row style={{ marginTop: 'auto', justifyContent: 'space-between' }}>
        <SmallMuted>{counted(serviceCount, 'service')}</SmallMuted>
        <Rating average={averageRating} count={reviewCount} />
      </Row>
      {serviceCount > 0 && !unknown && <NextFree serviceId={next?.serviceId ?? ''} slot={next?.slot} />}
      <Button href={paths.vendor(id)} variant="outlined" size="small" aria-label={`View Provider ${businessName}`}>
        View Provider
      </Button>
    </Sheet>
  );
}

const Sheet = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 10 });
const Row = styled('div')({ display: 'flex', gap: 10, alignItems: 'center' });
const Names = styled('div')({
  flex: 1,
  minWidth: 0,
  '& h3 a': { color: 'inherit', textDecoration: 'none' },
  '& h3 svg': { verticalAlign: '-2px' },
  '& h3 a:hover': { textDecoration: 'underline' },
});
