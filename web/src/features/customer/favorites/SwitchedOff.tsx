import { styled } from '@mui/material/styles';
import type { FavoriteTarget } from '#shared/favorites/favorite-target.ts';
import { Heart } from '#shared/favorites/Heart.tsx';
import { Card } from '#ui/cards/card.ts';
import { SmallMuted, SmallTitle } from '#ui/page/text.ts';

/** Kept, but not to be had now: it has no page that could be opened. */
export function SwitchedOff({ thing, by }: { thing: FavoriteTarget; by: string }) {
  return (
    <Sheet as="article">
      <Row>
        <SmallTitle style={{ margin: 0, overflowWrap: 'anywhere' }}>{thing.name}</SmallTitle>
        <Heart {...thing} />
      </Row>
      <SmallMuted>by {by}</SmallMuted>
      <SmallMuted>Not available at the moment. It stays here in case that changes.</SmallMuted>
    </Sheet>
  );
}

const Sheet = styled(Card)({ display: 'flex', flexDirection: 'column', gap: 10, borderStyle: 'dashed' });
const Row = styled('div')({ display: 'flex', gap: 8, alignItems: 'flex-start', justifyContent: 'space-between' });
