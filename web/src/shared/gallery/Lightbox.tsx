import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { type KeyboardEvent, useId } from 'react';
import Back from 'virtual:icon/baseline-chevron-left';
import Next from 'virtual:icon/baseline-chevron-right';
import Close from 'virtual:icon/baseline-close';
import type { PictureDto, WorkPhotoDto } from '#api/generated-public.ts';
import { Picture } from '#shared/pictures/Picture.tsx';
import { BeforeAndAfter } from './BeforeAndAfter.tsx';
import { photoName } from './photo-name.ts';
import { ReportPhotoButton } from './report/ReportPhotoButton.tsx';

interface Props {
  works: readonly WorkPhotoDto[];
  businessName: string;
  /** A photo of a review is reported with its review. */
  reportable?: boolean;
  /** Which of them is shown, from 0. */
  at: number;
  onMove: (at: number) => void;
  onClose: () => void;
}

/** One photo after the other, as large as the window allows; by arrow keys too. */
export function Lightbox({ works, businessName, reportable = true, at, onMove, onClose }: Props) {
  const id = useId();
  const work = works[at] ?? works[0]!;
  const several = works.length > 1;
  const move = (step: number) => onMove((at + step + works.length) % works.length);
  const onKeyDown = ({ key, target, currentTarget }: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[key];
    // Within before and after they move the line between the two, and in a dialog over this one whatever is there.
    if (step && several && !(target instanceof HTMLInputElement) && currentTarget.contains(target as Node)) move(step);
  };
  const name = photoName(work, businessName);

  return (
    <Dialog open onClose={onClose} onKeyDown={onKeyDown} fullWidth maxWidth="lg" aria-labelledby={`${id}-name`}>
      <Head>
        <span aria-live="polite">
          {at + 1} of {works.length}
        </span>
        <Aside>
          {reportable && <ReportPhotoButton key={work.id} work={work} />}
          <IconButton aria-label="Close the photos" onClick={onClose} color="inherit">
            <Close />
          </IconButton>
        </Aside>
      </Head>
      <Stage style={shapeOf(work.picture)} key={work.id}>
        {work.before ? (
          <BeforeAndAfter before={work.before.picture} after={work.picture} name={name} />
        ) : (
          <Picture picture={work.picture} alt={name} sizes="(min-width: 1200px) 1200px, 100vw" first />
        )}
      </Stage>
      <Foot>
        {several && (
          <IconButton aria-label="Previous photo" onClick={() => move(-1)}>
            <Back />
          </IconButton>
        )}
        <p id={`${id}-name`}>{name}</p>
        {several && (
          <IconButton aria-label="Next photo" onClick={() => move(1)}>
            <Next />
          </IconButton>
        )}
      </Foot>
    </Dialog>
  );
}

const Head = styled('div')(({ theme }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: 16,
  padding: '4px 8px 4px 20px',
  fontSize: '.875rem',
  color: theme.vars.palette.text.secondary,
  '& > span': { whiteSpace: 'nowrap' },
}));

const Aside = styled('div')({ display: 'flex', alignItems: 'center', gap: 8 });

/** Its own shape, as wide as the dialog, and never higher than what the window has left. */
const shapeOf = ({ width, height }: PictureDto) => ({
  aspectRatio: `${width} / ${height}`,
  inlineSize: `min(100%, calc((100vh - 220px) * ${width / height}))`,
});

const Stage = styled('div')({ position: 'relative', flexShrink: 0, marginInline: 'auto', overflow: 'hidden' });

const Foot = styled('div')({
  display: 'flex',
  gap: 8,
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: 64,
  padding: '8px 12px',
  '& p': { flex: 1, margin: 0, textAlign: 'center', overflowWrap: 'anywhere' },
});
