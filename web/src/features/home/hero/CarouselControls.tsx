import { styled } from '@mui/material/styles';
import Previous from 'virtual:icon/baseline-chevron-left';
import Next from 'virtual:icon/baseline-chevron-right';
import Pause from 'virtual:icon/baseline-pause';
import Play from 'virtual:icon/baseline-play-arrow';
import { WITHOUT_SCRIPTS } from '#ui/forms/field.ts';
import { SLIDES } from './slides.ts';

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  paddingInline: 6,
  borderBottom: `1px solid ${theme.vars.palette.primary.main}`,
  [WITHOUT_SCRIPTS]: { display: 'none' },
  '& button': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 4,
    minWidth: 36,
    height: 40,
    padding: 0,
    border: 0,
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    fontSize: '.875rem',
    fontWeight: 600,
    cursor: 'pointer',
    outlineOffset: -4,
  },
  '& button:first-of-type': { minWidth: 84, marginRight: 'auto' },
  '& svg': { fontSize: 20 },
  '& .dot': {
    minWidth: 24,
    '&::before': { content: '""', boxSizing: 'border-box', width: 11, height: 11, borderRadius: '50%', border: '2px solid currentColor' },
    '&[aria-current]::before': { background: 'currentColor' },
  },
}));

interface Props {
  at: number;
  playing: boolean;
  onPlaying: (playing: boolean) => void;
  onShow: (index: number) => void;
}

export function CarouselControls({ at, playing, onPlaying, onShow }: Props) {
  const button = (name: string, index: number) => ({ type: 'button' as const, 'aria-label': name, onClick: () => onShow(index) });
  return (
    <Bar>
      <button type="button" onClick={() => onPlaying(!playing)}>
        {playing ? <Pause aria-hidden /> : <Play aria-hidden />}
        {playing ? 'Pause' : 'Play'}
      </button>
      <button {...button('Previous slide', at - 1)}>
        <Previous aria-hidden />
      </button>
      {SLIDES.map(({ headline }, index) => (
        <button
          key={headline}
          className="dot"
          {...button(`Slide ${index + 1}: ${headline}`, index)}
          aria-current={index === at || undefined}
        />
      ))}
      <button {...button('Next slide', at + 1)}>
        <Next aria-hidden />
      </button>
    </Bar>
  );
}
