import type { Axis } from './axis.ts';

interface Props {
  axis: Axis;
  /** Where they begin and end, px. */
  left: number;
  width: number;
  written: (value: number) => string;
}

/** Lines across a drawing, and what they stand for. */
export function Rules({ axis: { y, ticks }, left, width, written }: Props) {
  return ticks.map((tick) => (
    <g key={tick}>
      <line className="rule" x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
      <text className="tick" x={left - 8} y={y(tick) + 4} textAnchor="end">
        {tick === 0 ? '0' : written(tick)}
      </text>
    </g>
  ));
}
