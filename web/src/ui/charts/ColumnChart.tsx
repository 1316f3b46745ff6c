import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { type Column, columnSpan, type Series, type Written } from './chart.ts';
import { type Axis, axisOf, gutterOf } from './drawing/axis.ts';
import { Room } from './drawing/Room.ts';
import { Rules } from './drawing/Rules.tsx';
import { piecesOf, reachOf } from './drawing/stacks.ts';
import { useReading } from './drawing/useReading.ts';
import { useWidth } from './drawing/useWidth.ts';
import { Legend } from './Legend.tsx';

interface Props {
  /** What it draws, and by what: "Revenue by month". */
  name: string;
  columns: readonly Column[];
  series: readonly Series[];
  written: Written;
  /** Beside the axis, where values are written at greater length. */
  marked?: Written;
  /** Its values stand on each other, and those below zero hang; otherwise they stand beside each other. */
  stacked?: boolean;
}

const HEIGHT = 168;
const TOP = 8;
const FOOT = HEIGHT - 22;
const RIGHT = 2;
/** A mark below the axis needs so much room for each of its letters, px. */
const LETTER = 7.5;

/**
 * Columns over time. Above them stands what they are together, or those that are pointed at or come to by the arrow keys. Each series is told from the
 * others by how it is filled, not by its color.
 */
export function ColumnChart({ name, columns, series, written, marked = written, stacked = false }: Props) {
  const [measured, width] = useWidth();
  const axis = axisOf({
    ...reachOf(
      columns.map(({ values }) => values),
      stacked,
    ),
    top: TOP,
    foot: FOOT,
  });
  const left = gutterOf(axis.ticks.map(marked));
  const { length: count } = columns;
  const { place, shown, slider } = useReading({ count, placeAt: (part) => Math.floor(part * count), left, right: RIGHT });
  const read = columns[place]!;
  const sums = series.map((_, index) => columns.reduce((sum, { values }) => sum + values[index]!, 0));
  const words = series.map((each, index) => `${each.name} ${written(read.values[index]!)}`);

  return (
    <div>
      <Legend of={shown ? read.name : columnSpan(columns)} series={series} values={(shown ? read.values : sums).map(written)} />
      <Columns ref={measured} style={{ height: HEIGHT }} aria-label={name} aria-valuetext={`${read.name}: ${words.join(', ')}`} {...slider}>
        {width > 0 && <Drawing {...{ columns, series, axis, left, width, stacked, marked }} at={shown ? place : null} />}
      </Columns>
    </div>
  );
}

interface DrawingProps extends Required<Pick<Props, 'columns' | 'series' | 'stacked' | 'marked'>> {
  axis: Axis;
  left: number;
  width: number;
  /** Whose values are told. */
  at: number | null;
}

function Drawing({ columns, series, axis, left, width, stacked, marked, at }: DrawingProps) {
  const hatch = useId();
  const band = (width - left - RIGHT) / columns.length;
  const every = Math.ceil((LETTER * Math.max(...columns.map(({ mark }) => mark.length))) / band);
  return (
    <svg width={width} height={HEIGHT} aria-hidden data-surface>
      <pattern id={hatch} width={5} height={5} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
        <rect className="ground" width={5} height={5} />
        <rect className="hatch" width={1.75} height={5} />
      </pattern>
      <Rules {...{ axis, left, width }} written={marked} />
      {at !== null && <rect className="told" x={left + at * band} y={0} width={band} height={HEIGHT} rx={4} />}
      {columns.map(({ key, mark, values }, index) => (
        <g key={key} transform={`translate(${left + index * band} 0)`}>
          {piecesOf(values, { band, stacked }).map(({ of, x, wide, from, to }) => {
            const look = series[of]!.look;
            return (
              <rect
                key={of}
                className={look}
                fill={look === 'hatched' ? `url(#${hatch})` : undefined}
                x={x}
                width={wide}
                {...heightOf(axis, from, to)}
                rx={1.5}
              />
            );
          })}
          {index % every === 0 && (
            <text className="mark" data-told={at === index || undefined} x={band / 2} y={HEIGHT - 6} textAnchor="middle">
              {mark}
            </text>
          )}
        </g>
      ))}
      <line className="zero" x1={left} x2={width} y1={axis.y(0)} y2={axis.y(0)} />
    </svg>
  );
}

/** What is something is seen, however little it is. */
function heightOf({ y }: Axis, from: number, to: number) {
  const [top, foot] = [y(Math.max(from, to)), y(Math.min(from, to))];
  return { y: Math.min(top, foot - 2), height: Math.max(2, foot - top) };
}

const Columns = styled(Room)(({ theme }) => ({
  '& .zero': { stroke: theme.vars.palette.text.secondary },
  '& .full, & .hatched, & .hollow': { stroke: theme.vars.palette.primary.main, strokeWidth: 1.5 },
  '& .full, & .hatch': { fill: theme.vars.palette.primary.main },
  '& .hollow, & .ground': { fill: theme.vars.palette.background.paper },
  '& .told': { fill: theme.vars.palette.text.primary, opacity: 0.09 },
  '& .mark[data-told]': { fill: theme.vars.palette.text.primary, fontWeight: 700 },
}));
