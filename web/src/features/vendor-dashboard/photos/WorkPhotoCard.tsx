import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Earlier from 'virtual:icon/baseline-arrow-back';
import Later from 'virtual:icon/baseline-arrow-forward';
import type { OwnWorkPhotoDto } from '#api/generated.ts';
import { MoveButtons } from '#ui/ordering/MoveButtons.tsx';
import { moved, type Place } from './arrangement.ts';
import { BeforeButton } from './BeforeButton.tsx';
import { CaptionField } from './CaptionField.tsx';
import { HiddenMark } from './HiddenMark.tsx';
import { OwnPicture } from './OwnPicture.tsx';
import { RemovePhotoButton } from './RemovePhotoButton.tsx';

const WAYS = [
  { label: 'Move earlier', Icon: Earlier },
  { label: 'Move later', Icon: Later },
] as const;

interface Props {
  work: OwnWorkPhotoDto;
  /** All of them, and where this one stands. */
  works: readonly OwnWorkPhotoDto[];
  at: number;
  onPut: (places: readonly Place[]) => void;
  drag: { isDragged: boolean; onStart: () => void; onEnd: () => void; onDrop: () => void };
}

/** One photo of work. It is moved by dragging, and by its arrows. */
export function WorkPhotoCard({ work, works, at, onPut, drag }: Props) {
  const name = work.caption ?? `photo ${at + 1}`;
  return (
    <Paper
      component="li"
      draggable
      onDragStart={drag.onStart}
      onDragEnd={drag.onEnd}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        drag.onDrop();
      }}
      sx={{ p: 1.5, display: 'grid', gap: 1.5, alignContent: 'start', cursor: 'grab', opacity: drag.isDragged ? 0.5 : 1 }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 0.5,
          gridAutoFlow: 'column',
          gridAutoColumns: '1fr',
          borderRadius: '8px',
          overflow: 'hidden',
          aspectRatio: '3 / 2',
        }}
      >
        {work.before && <OwnPicture photo={work.before} alt={`Before: ${name}`} />}
        <OwnPicture photo={work} alt={work.before ? `After: ${name}` : name} />
      </Box>
      {work.before && <HiddenMark hidden={work.before.hidden} of="Before" />}
      <HiddenMark hidden={work.hidden} of={work.before ? 'After' : undefined} />
      <CaptionField key={work.caption} work={work} name={name} />
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', mx: -1 }}>
        <MoveButtons name={name} at={at} count={works.length} ways={WAYS} onMove={(to) => onPut(moved(works, at, to))} />
        <BeforeButton work={work} works={works} name={name} onPut={onPut} />
        <Box sx={{ flex: 1 }} />
        <RemovePhotoButton work={work} name={name} />
      </Stack>
    </Paper>
  );
}
