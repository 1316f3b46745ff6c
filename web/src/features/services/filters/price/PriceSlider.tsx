import { styled } from '@mui/material/styles';
import { type ComponentProps, useEffect, useEffectEvent, useRef } from 'react';
import { WITHOUT_SCRIPTS } from '#ui/forms/field.ts';
import { PRICE_MAX, PRICE_STEP } from '../../search/service-filters.ts';
import type { PriceRange } from './useRangeDraft.ts';

/** Keys and fingers pause this long before the list follows. */
const PAUSE_MS = 300;
const THUMB = 24;

interface PriceSliderProps {
  low: number;
  high: number;
  onDrag: (range: Partial<PriceRange>) => void;
  /** Where both thumbs stood when one was let go. */
  onLetGo: (range: PriceRange) => void;
}

/** Two native sliders on one tape measure, which is yellow between them. The number fields below say the same without scripts. */
export function PriceSlider({ low, high, onDrag, onLetGo }: PriceSliderProps) {
  const track = useLettingGo(onDrag, onLetGo);
  return (
    <Track ref={track}>
      <Tape aria-hidden data-surface style={{ '--low': `${(100 * low) / PRICE_MAX}%`, '--high': `${(100 * high) / PRICE_MAX}%` }} />
      <End
        aria-label="Lowest price"
        value={low}
        // Both at the right end: the lower one is the one that can still move.
        style={{ zIndex: low > PRICE_MAX / 2 ? 1 : 0 }}
        onChange={({ target }) => onDrag({ low: Math.min(target.valueAsNumber, high) })}
      />
      <End aria-label="Highest price" value={high} onChange={({ target }) => onDrag({ high: Math.max(target.valueAsNumber, low) })} />
    </Track>
  );
}

function End({ value, ...input }: ComponentProps<'input'> & { value: number }) {
  const words = value >= PRICE_MAX ? `$${PRICE_MAX} and more` : `$${value}`;
  return <input type="range" min={0} max={PRICE_MAX} step={PRICE_STEP} value={value} aria-valuetext={words} {...input} />;
}

/** React's `onChange` comes at every move; the browser's own `change` when a thumb is let go. */
function useLettingGo(onDrag: PriceSliderProps['onDrag'], onLetGo: PriceSliderProps['onLetGo']) {
  const track = useRef<HTMLDivElement>(null);
  const drag = useEffectEvent(onDrag);
  const letGo = useEffectEvent(onLetGo);
  useEffect(() => {
    const element = track.current!;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const { href } = window.location;
      const [low, high] = [...element.querySelectorAll('input')].map((end) => end.valueAsNumber) as [number, number];
      clearTimeout(timer);
      // A thumb stands at a step, also where what was typed lies between two: the fields say what will be applied.
      drag({ low, high });
      // Whoever has gone on to another list meanwhile has made up their mind; what is typed meanwhile waits for its button.
      timer = setTimeout(() => window.location.href === href && letGo({ low, high }), PAUSE_MS);
    };
    element.addEventListener('change', wait);
    return () => {
      clearTimeout(timer);
      element.removeEventListener('change', wait);
    };
  }, []);
  return track;
}

const ticks = (count: number, ink: string) =>
  `repeating-linear-gradient(to right, ${ink} 0 1px, transparent 1px calc((100% - 1px) / ${count}))`;

/** A short tick for each $20, a long one for each $100. */
const Tape = styled('div')<{ style: Record<'--low' | '--high', string> }>(({ theme }) => {
  const { main, ink } = theme.vars.palette.tape;
  const rest = theme.vars.palette.divider;
  return {
    height: 18,
    borderInline: `${THUMB / 2}px solid ${rest}`,
    borderRadius: 6,
    backgroundImage:
      `${ticks(5, ink)}, ${ticks(25, ink)}, ` +
      `linear-gradient(to right, ${rest} var(--low), ${main} var(--low) var(--high), ${rest} var(--high))`,
    backgroundSize: '100% 10px, 100% 5px, 100% 100%',
    backgroundRepeat: 'no-repeat',
  };
});

const Track = styled('div')(({ theme }) => {
  const thumb = {
    appearance: 'none',
    pointerEvents: 'auto',
    boxSizing: 'border-box',
    width: THUMB,
    height: THUMB,
    border: `3px solid ${theme.vars.palette.background.paper}`,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.primary.main,
    boxShadow: `0 0 0 1px ${theme.vars.palette.outline.main}`,
    cursor: 'pointer',
  } as const;
  const focused = { outline: `3px solid ${theme.vars.palette.primary.main}`, outlineOffset: 2 };
  return {
    position: 'relative',
    paddingBlock: 4,
    [WITHOUT_SCRIPTS]: { display: 'none' },
    '& input': {
      position: 'absolute',
      inset: 0,
      width: '100%',
      margin: 0,
      appearance: 'none',
      background: 'none',
      // The upper slider would take all the clicks: only the thumbs take any.
      pointerEvents: 'none',
    },
    '& input::-webkit-slider-thumb': thumb,
    '& input::-moz-range-thumb': thumb,
    '& input:focus-visible': { outline: 'none', zIndex: 1 },
    '& input:focus-visible::-webkit-slider-thumb': focused,
    '& input:focus-visible::-moz-range-thumb': focused,
  };
});
