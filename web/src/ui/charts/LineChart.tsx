import { styled } from '@mui/material/styles';
import { scaleLinear, scalePoint } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import { NOTHING, type Point, type Written } from './chart.ts';
import { useWidth } from './useWidth.ts';

interface Props {
  /** What it draws, and by what: "Bookings by week". */
  name: string;
  points: readonly Point[];
  written: Written;
  /** In what whole numbers are told that lie beside the axis: hours, where values are minutes. */
  unitOf?: (most: number) => number;
  /** The last one is not over yet. */
  open?: boolean;
  /** Px. */
  height?: number;
}

const MARGIN = { top: 22, right: 10, bottom: 22 };
/** Of a digit, px; what stands beside the axis has room to the left of the line. */
const DIGIT = 6.8;
/** Marks below the axis need so much room. */
const MARK = 76;

/** A line over time. Its values are read with a pointer, and with the arrow keys: one after the other, Home and End lead to the first and the last. */
export function LineChart({ name, points, written, unitOf = () => 1, open = false, height = 168 }: Props) {
  const [measured, width] = useWidth();
  const [at, setAt] = useState<number | null>(null);
  const [shown, setShown] = useState(false);
  const last = points.length - 1;
  const place = Math.min(at ?? last, last);
  const point = points[place];
  const scale = scaleOf(points, unitOf, height);
  const left = gutterOf(scale.ticks.map(written));

  function go(event: KeyboardEvent) {
    const to = { ArrowLeft: place - 1, ArrowDown: place - 1, ArrowRight: place + 1, ArrowUp: place + 1, Home: 0, End: last }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setShown(true);
    setAt(Math.max(0, Math.min(last, to)));
  }

  function follow({ clientX, currentTarget }: PointerEvent) {
    const room = currentTarget.getBoundingClientRect();
    const part = (clientX - room.left - left) / (room.width - left - MARGIN.right);
    setShown(true);
    setAt(Math.max(0, Math.min(last, Math.round(part * last))));
  }

  return (
    <Room
      ref={measured}
      style={{ height }}
      role="slider"
      tabIndex={0}
      aria-label={name}
      aria-valuemin={0}
      aria-valuemax={last}
      aria-valuenow={place}
      aria-valuetext={point && `${point.name}: ${point.value === null ? 'nothing' : written(point.value)}`}
      onKeyDown={go}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onPointerMove={follow}
      onPointerDown={follow}
      onPointerLeave={({ currentTarget }) => setShown(currentTarget === document.activeElement)}
    >
      {width > 0 && <Drawing {...{ points, written, scale, left, width, height, open }} at={shown ? place : null} />}
    </Room>
  );
}

function scaleOf(points: readonly Point[], unitOf: (most: number) => number, height: number) {
  const most = Math.max(...points.map(({ value }) => value ?? 0));
  const unit = unitOf(most);
  const inUnits = scaleLinear<number>({ domain: [0, most / unit || 1], range: [height - MARGIN.bottom, MARGIN.top], nice: 3 });
  const ticks = inUnits.ticks(3).filter(Number.isInteger);
  return { y: (value: number) => inUnits(value / unit), ticks: ticks.map((tick) => tick * unit) };
}

const gutterOf = (marks: readonly string[]) => Math.ceil(DIGIT * Math.max(...marks.map(({ length }) => length))) + 8;

interface DrawingProps {
  points: readonly Point[];
  written: Written;
  scale: ReturnType<typeof scaleOf>;
  /** Where the line begins, px. */
  left: number;
  width: number;
  height: number;
  open: boolean;
  /** Whose value is told. */
  at: number | null;
}

function Drawing({ points, written, scale: { y, ticks }, left: begin, width, height, open, at }: DrawingProps) {
  const foot = height - MARGIN.bottom;
  const x = scalePoint<number>({ domain: points.map((_, index) => index), range: [begin, width - MARGIN.right] });
  const placed = points.map((point, index) => ({ ...point, left: x(index) ?? begin }));
  const over = open ? placed.slice(0, -1) : placed;
  const drawn = {
    x: ({ left }: (typeof placed)[number]) => left,
    y: ({ value }: (typeof placed)[number]) => y(value ?? 0),
    defined: ({ value }: (typeof placed)[number]) => value !== null,
  };
  const every = Math.ceil(points.length / Math.max(1, Math.floor((width - begin - MARGIN.right) / MARK)));
  const told = at === null ? undefined : placed[at];
  return (
    <svg width={width} height={height} aria-hidden data-surface>
      {ticks.map((tick) => (
        <g key={tick}>
          <line className="rule" x1={begin} x2={width} y1={y(tick)} y2={y(tick)} />
          <text className="tick" x={begin - 8} y={y(tick) + 4} textAnchor="end">
            {tick === 0 ? '0' : written(tick)}
          </text>
        </g>
      ))}
      <Area {...drawn} data={placed} y0={foot} y1={drawn.y} className="area" />
      <LinePath {...drawn} data={over} className="line" />
      {open && <LinePath {...drawn} data={placed.slice(-2)} className="line open" />}
      {placed.filter(alone).map(({ key, left, value }) => (
        <circle key={key} className="dot" cx={left} cy={y(value ?? 0)} r={2.5} />
      ))}
      {placed
        .filter((_, index) => index % every === 0)
        .map(({ key, left, mark }, index, marks) => (
          <text key={key} className="mark" x={left} y={height - 4} textAnchor={anchorOf(index, marks.length, left, width)}>
            {mark}
          </text>
        ))}
      {told && <Told left={told.left} top={y(told.value ?? 0)} foot={foot} width={width} point={told} written={written} />}
    </svg>
  );
}

/** A value between two gaps, which no line shows. */
const alone = ({ value }: Point, index: number, all: readonly Point[]) =>
  value !== null && (all[index - 1]?.value ?? null) === null && (all[index + 1]?.value ?? null) === null;

function anchorOf(index: number, of: number, left: number, width: number) {
  if (index === 0) return 'start';
  return index === of - 1 && width - left < MARK / 2 ? 'end' : 'middle';
}

/** Like a dimension on a plan: a line up from the axis, and what it measures. */
function Told({
  left,
  top,
  foot,
  width,
  point,
  written,
}: {
  left: number;
  top: number;
  foot: number;
  width: number;
  point: Point;
  written: Written;
}) {
  const right = left > width / 2;
  return (
    <g>
      <line className="dimension" x1={left} x2={left} y1={MARGIN.top - 8} y2={foot} />
      {point.value !== null && <circle className="dot" cx={left} cy={top} r={4} />}
      <text className="told" x={left + (right ? -6 : 6)} y={MARGIN.top - 10} textAnchor={right ? 'end' : 'start'}>
        {point.mark}: {point.value === null ? NOTHING : written(point.value)}
      </text>
    </g>
  );
}

const Room = styled('div')(({ theme }) => ({
  position: 'relative',
  overflow: 'hidden',
  borderRadius: 6,
  // A finger that moves across reads values; one that moves up or down still scrolls.
  touchAction: 'pan-y',
  '& svg': { display: 'block', fontSize: 12, fontVariantNumeric: 'tabular-nums' },
  '& .rule': { stroke: theme.vars.palette.divider, strokeDasharray: '2 4' },
  '& .tick, & .mark': { fill: theme.vars.palette.text.secondary },
  '& .area': { fill: theme.vars.palette.primary.light, opacity: 0.6 },
  '& .line': { stroke: theme.vars.palette.primary.main, strokeWidth: 2, fill: 'none', strokeLinejoin: 'round' },
  '& .open': { strokeDasharray: '3 4' },
  '& .dot': { fill: theme.vars.palette.primary.main, stroke: theme.vars.palette.background.paper, strokeWidth: 1.5 },
  '& .dimension': { stroke: theme.vars.palette.text.primary },
  '& .told': {
    fill: theme.vars.palette.text.primary,
    fontWeight: 700,
    paintOrder: 'stroke',
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 4,
  },
}));
