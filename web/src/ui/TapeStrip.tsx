import { styled } from '@mui/material/styles';

/** Ticks of a tape measure, as one repeated picture: a long one at each inch, five short ones between. */
const TICKS = `url("data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="50" height="18"><path d="M1 0v14" stroke="#141A33" stroke-width="2"/>' +
    '<path d="M10 0v7M18.5 0v7M26.5 0v7M35 0v7M43.5 0v7" stroke="#141A33"/></svg>',
)}")`;

const Tape = styled('div')(({ theme }) => ({
  height: 18,
  flexShrink: 0,
  backgroundColor: theme.vars.palette.tape.main,
  backgroundImage: TICKS,
  backgroundRepeat: 'repeat-x',
}));

const Measured = styled(Tape)({
  borderRadius: 6,
  transition: 'inline-size 180ms',
  minInlineSize: 18,
});

const Case = styled('div')(({ theme }) => ({
  borderRadius: 6,
  overflow: 'hidden',
  backgroundColor: theme.vars.palette.divider,
}));

interface Props {
  /** From 0 to 1: the tape is drawn out that far. Without it the strip is an ornament over the whole width. */
  progress?: number;
  label?: string;
}

export function TapeStrip({ progress, label }: Props) {
  if (progress === undefined) return <Tape aria-hidden />;
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <Case role="progressbar" aria-label={label} aria-valuenow={percent} aria-valuemin={0} aria-valuemax={100}>
      <Measured style={{ inlineSize: `${percent}%` }} />
    </Case>
  );
}
