import { styled } from '@mui/material/styles';
import { type MouseEvent, useState } from 'react';
import type { ReviewDto } from '#api/generated-public.ts';
import { Picture } from '#shared/pictures/Picture.tsx';
import { onDemand } from '#ui/dialogs/on-demand.tsx';

const Lightbox = onDemand(async () => (await import('#shared/gallery/Lightbox.tsx')).Lightbox);

/** What the author of a review shows of the work. */
export function ReviewPhotos({ photos, by }: { photos: Readonly<ReviewDto['photos']>; by: string }) {
  const [opened, setOpened] = useState<number>();
  const works = photos.map((photo, at) => ({ ...photo, caption: `Photo ${at + 1} of the review by ${by}`, before: null }));
  const open = (event: MouseEvent, at: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(at);
  };
  return (
    <Row>
      {works.map(({ id, picture, caption }, at) => (
        <Tile key={id} href={`${picture.path}/${picture.width}.webp`} aria-label={`Open ${caption}`} onClick={(event) => open(event, at)}>
          <Picture picture={picture} alt="" sizes="96px" />
        </Tile>
      ))}
      {opened !== undefined && (
        <Lightbox works={works} businessName={by} reportable={false} at={opened} onMove={setOpened} onClose={() => setOpened(undefined)} />
      )}
    </Row>
  );
}

const Row = styled('div')({ display: 'flex', gap: 8 });

const Tile = styled('a')(({ theme }) => ({
  flex: '0 1 96px',
  minWidth: 0,
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: 8,
  border: `1px solid ${theme.vars.palette.divider}`,
}));
