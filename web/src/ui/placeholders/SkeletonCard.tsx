import { Card } from '#ui/cards/card.ts';
import { Placeholder } from './Placeholder.tsx';

/** Holds the place of a service card, at its size. */
export function SkeletonCard() {
  return (
    <Card aria-hidden style={{ minHeight: 440, display: 'grid', gap: 10, alignContent: 'space-between' }}>
      <Placeholder style={{ height: 96 }} />
      <Placeholder style={{ width: '45%', height: 22 }} />
      <Placeholder style={{ width: '70%', height: 22 }} />
      <Placeholder style={{ height: 40 }} />
      <Placeholder style={{ width: '60%', height: 44 }} />
      <Placeholder style={{ width: '55%', height: 32 }} />
      <Placeholder style={{ height: 36 }} />
    </Card>
  );
}
