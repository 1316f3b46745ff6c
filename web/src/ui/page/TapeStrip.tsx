import { styled } from '@mui/material/styles';

/** Ticks of a tape measure, as one repeated picture: a long one at each inch, five short ones between. */
const TICKS = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="18"><path d="M1 0v14" stroke="#141A33" stroke-width="2"/>' +
    '<path d="M10 0v7M18.5 0v7M26.5 0v7M35 0v7M43.5 0v7" stroke="#141A33"/></svg>',
)}")`;

const TAPE = {
  backgroundImage: TICKS,
  backgroundRepeat: 'repeat-x',
};

const Tape = styled('div')(({ theme }) => ({
  ...TAPE,
  height: 18,
  flexShrink: 0,
  backgroundColor: theme.vars.palette.tape.main,
}));

/** The browser's own measure, in our looks: each engine names the part that is filled differently, and knows no rule for both. */
const Measure = styled('progress')(({ theme }) => {
  const drawnOut = { ...TAPE, backgroundColor: theme.vars.palette.tape.main, borderRadius: 6, transition: 'inline-size 180ms' };
  return {
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    blockSize: 18,
    border: 0,
    borderRadius: 6,
    overflow: 'hidden',
    backgroundColor: theme.vars.palette.divider,
    '&::-webkit-progress-bar': { backgroundColor: 'transparent' },
    '&::-webkit-progress-value': drawnOut,
    '&::-moz-progress-bar': drawnOut,
  };
});

interface Props {
  /** From 0 to 1: the tape is drawn out that far. Without it the strip is an ornament over the whole width. */
  progress?: number;
  label?: string;
}

export function TapeStrip({ progress, label }: Props) {
  if (progress === undefined) return <Tape aria-hidden />;
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return <Measure value={percent} max={100} aria-label={label} />;
}
