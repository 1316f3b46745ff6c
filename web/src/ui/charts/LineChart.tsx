import { styled } from '@mui/material/styles';
import { scalePoint } from '@visx/scale';
import { Area, LinePath } from '@visx/shape';
import { NOTHING, type Point, type Written } from './chart.ts';
import { type Axis, axisOf, gutterOf } from './drawing/axis.ts';
import { Room } from './drawing/Room.ts';
import { Rules } from './drawing/Rules.tsx';
import { useReading } from './drawing/useReading.ts';
import { useWidth } from './drawing/useWidth.ts';

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
/** Marks below the axis need so much room. */
const MARK = 76;

/** A line over time. Its values are read with a pointer, and with the arrow keys. */
export function LineChart({ name, points, written, unitOf = () => 1, open = false, height = 168 }: Props) {
  const [measured, width] = useWidth();
  const most = Math.max(...points.map(({ value }) => value ?? 0));
  const axis = axisOf({ least: 0, most, unit: unitOf(most), top: MARGIN.top, foot: height - MARGIN.bottom });
  const left = gutterOf(axis.ticks.map(written));
  const { length: count } = points;
  const placeAt = (part: number) => Math.round(part * (count - 1));
  const { place, shown, slider } = useReading({ count, placeAt, left, right: MARGIN.right });
  const point = points[place];

  return (
    <Lines
      ref={measured}
      style={{ height }}
      aria-label={name}
      aria-valuetext={point && `${point.name}: ${point.value === null ? 'nothing' : written(point.value)}`}
      {...slider}
    >
      {width > 0 && <Drawing {...{ points, written, axis, left, width, height, open }} at={shown ? place : null} />}
    </Lines>
  );
}

interface DrawingProps {
  points: readonly Point[];
  written: Written;
  axis: Axis;
  /** Where the line begins, px. */
  left: number;
  width: number;
  height: number;
  open: boolean;
  /** Whose value is told. */
  at: number | null;
}

function Drawing({ points, written, axis, left: begin, width, height, open, at }: DrawingProps) {
  const { y } = axis;
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
      <Rules {...{ axis, width, written }} left={begin} />
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

const Lines = styled(Room)(({ theme }) => ({
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
