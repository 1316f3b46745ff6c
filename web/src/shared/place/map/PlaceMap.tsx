import { styled } from '@mui/material/styles';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { gridPaper } from '#ui/page/grid-paper.ts';
import { usePlacesAround } from '../api.ts';
import type { Point } from '../distance.ts';
import { cityNames } from './city-names.ts';
import { MAP_HEIGHT } from './map-height.ts';
import { planAround, type Projection } from './projection.ts';
import { spread } from './spread.ts';

export interface Mark extends Point {
  /** What stands there, in words. */
  name: string;
  /** On the mark itself, a letter or two. */
  sign: string;
  /** Where it leads. */
  to?: string;
}

interface PlaceMapProps {
  /** What the map shows, in a sentence. */
  label: string;
  middle: Point;
  /** From the middle to the edge. */
  miles: number;
  /** Drawn around the middle. */
  radius?: number;
  marks: readonly Mark[];
  /** Where the visitor is. */
  here: Point | null;
}

/** Above its tip. */
const PIN_MIDDLE = 16;
/** Lengths of the scale; the longest that is at most a third of the map. */
const SCALES = [1, 2, 5, 10, 20, 50] as const;
/** The server draws no farther. */
const MOST_MILES = 100;

/** A region on drafting paper: its ZIP codes as dots, its cities by name, a circle and what stands where. All of it is drawn here, and no one is asked for it. */
export function PlaceMap({ label, middle, miles, radius, marks, here }: PlaceMapProps) {
  const [frame, width] = useWidth();
  const { data: places = [] } = usePlacesAround({ ...middle, miles: Math.min(MOST_MILES, Math.ceil(miles * 2)) });
  const plan = planAround(middle, miles, width, MAP_HEIGHT);
  const centre = plan.at(middle);
  const pin = here && plan.at(here);
  const signs = spread(
    marks.map((mark) => ({ ...mark, ...plan.at(mark) })),
    pin,
  );
  const taken = pin ? [...signs, { x: pin.x, y: pin.y - PIN_MIDDLE }] : signs;

  return (
    <Frame ref={frame}>
      {width > 0 && (
        <svg width={width} height={MAP_HEIGHT} role="group" aria-label={label}>
          <g aria-hidden>
            {radius !== undefined && <circle className="reach" cx={centre.x} cy={centre.y} r={plan.length(radius)} />}
            {places.map((place) => {
              const { x, y } = plan.at(place);
              return <circle key={place.zip} className="zip" cx={x} cy={y} r={1.6} />;
            })}
            {cityNames(places, plan, { width, height: MAP_HEIGHT }, taken).map(({ name, x, y }) => (
              <text key={`${name} ${x}`} className="city" x={x} y={y}>
                {name}
              </text>
            ))}
            <Scale plan={plan} width={width} />
          </g>
          {signs.map((sign) => (
            <Sign key={`${sign.to} ${sign.name}`} {...sign} />
          ))}
          {pin && <Here {...pin} />}
        </svg>
      )}
    </Frame>
  );
}

function Sign({ name, sign, to, x, y }: Pick<Mark, 'name' | 'sign' | 'to'> & { x: number; y: number }) {
  const face = (
    <>
      <circle cx={x} cy={y} r={13} />
      <text x={x} y={y + 4}>
        {sign}
      </text>
    </>
  );
  if (!to) {
    return (
      <g className="mark" role="img" aria-label={name}>
        {face}
      </g>
    );
  }
  return (
    <Link className="mark" to={to} aria-label={name}>
      <title>{name}</title>
      {face}
    </Link>
  );
}

/** A pin whose tip is where the visitor is. */
const Here = ({ x, y }: { x: number; y: number }) => (
  <g aria-hidden className="here" transform={`translate(${x} ${y})`}>
    <path d="M0 0C-7-9-9-12-9-16a9 9 0 0 1 18 0c0 4-2 7-9 16Z" />
    <circle cy={-PIN_MIDDLE} r={3} />
  </g>
);

function Scale({ plan, width }: { plan: Projection; width: number }) {
  const miles = SCALES.findLast((length) => plan.length(length) <= width / 3) ?? SCALES[0];
  const length = plan.length(miles);
  return (
    <g className="scale" transform={`translate(12 ${MAP_HEIGHT - 14})`}>
      <path d={`M0-6V0H${length}V-6`} />
      <text x={length + 8} y={1}>
        {miles} {miles === 1 ? 'mile' : 'miles'}
      </text>
    </g>
  );
}

/** Letters and marks keep their size, however wide the map is. */
function useWidth() {
  const frame = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const observer = new ResizeObserver(([entry]) => setWidth(Math.floor(entry!.contentRect.width)));
    observer.observe(frame.current!);
    return () => observer.disconnect();
  }, []);
  return [frame, width] as const;
}

const Frame = styled('div')(({ theme }) => {
  const { primary, text, tape, background } = theme.vars.palette;
  return {
    ...gridPaper,
    height: MAP_HEIGHT,
    overflow: 'hidden',
    border: `2px solid ${primary.main}`,
    borderRadius: 10,
    backgroundColor: background.paper,
    '& svg': { display: 'block' },
    '& .reach': {
      fill: `color-mix(in srgb, ${primary.main} 12%, transparent)`,
      stroke: primary.main,
      strokeWidth: 1.5,
      strokeDasharray: '6 4',
    },
    '& .zip': { fill: `color-mix(in srgb, ${primary.main} 45%, transparent)` },
    '& .city': {
      fill: text.primary,
      fontSize: 12,
      fontWeight: 600,
      textAnchor: 'middle',
      paintOrder: 'stroke',
      stroke: background.paper,
      strokeWidth: 3,
      strokeLinejoin: 'round',
    },
    '& .scale path': { fill: 'none', stroke: text.primary, strokeWidth: 1.5 },
    '& .scale text': { fill: text.secondary, fontSize: 12 },
    '& .mark circle': { fill: primary.main, stroke: background.paper, strokeWidth: 2 },
    '& .mark text': { fill: primary.contrastText, fontSize: 11, fontWeight: 700, textAnchor: 'middle' },
    '& a.mark:hover circle': { fill: primary.dark },
    '& a.mark:focus-visible': { outline: 'none' },
    '& a.mark:focus-visible circle': { stroke: text.primary, strokeWidth: 3 },
    '& .here path': { fill: tape.main, stroke: tape.ink, strokeWidth: 1.5 },
    '& .here circle': { fill: tape.ink },
  };
});
