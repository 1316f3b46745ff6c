import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { cityNames } from '#shared/place/map/city-names.ts';
import { Room } from '#ui/charts/drawing/Room.ts';
import { useReading } from '#ui/charts/drawing/useReading.ts';
import { useWidth } from '#ui/charts/drawing/useWidth.ts';
import type { MarketPlaceDto } from '../api.ts';
import { Dot } from './Dot.tsx';
import { OUTLINE } from './outline.ts';
import { placeWords, type Reach, REACHES, reachOf } from './places.ts';
import { outlineOn, sizeOf, viewOf } from './view.ts';

interface Props {
  /** What it draws. */
  name: string;
  /** In the order in which they are read. */
  places: readonly MarketPlaceDto[];
}

const HEIGHT = 340;

/** Places as dots on the states, the larger the more is asked for there. They are read with a pointer, and with the arrow keys. */
export function PlaceMap({ name, places }: Props) {
  const [measured, width] = useWidth();
  const plan = viewOf(places, Math.max(1, width), HEIGHT);
  const most = Math.max(...places.map(({ bookings }) => bookings));
  const dots = places.map((place) => ({ place, reach: reachOf(place), size: sizeOf(place.bookings, most), ...plan.at(place) }));
  const nearest = (x: number, y: number) => {
    const ways = dots.map((dot) => Math.hypot(dot.x - x, dot.y - y) - dot.size);
    return ways.indexOf(Math.min(...ways));
  };
  const placeAt = (part: number, top: number) => nearest(part * width, top);
  const { place: at, shown, slider } = useReading({ count: places.length, placeAt, start: 0, left: 0, right: 0 });
  const told = dots[at]!;

  return (
    <>
      <Typography variant="body2" sx={{ mt: 1, minHeight: '2.9em', fontWeight: shown ? 600 : undefined }}>
        {shown ? placeWords(told.place) : 'Point at a place, or go from one to the next with the arrow keys, to read its figures.'}
      </Typography>
      <Map ref={measured} style={{ height: HEIGHT }} aria-label={name} aria-valuetext={placeWords(told.place)} {...slider}>
        {width > 0 && (
          <svg width={width} height={HEIGHT} aria-hidden data-surface>
            <defs>
              <pattern id="one-comes" width="4" height="4" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
                <rect className="ground" width="4" height="4" />
                <rect className="hatch" width="1.8" height="4" />
              </pattern>
            </defs>
            <path className="outline" d={OUTLINE} transform={outlineOn(plan)} vectorEffect="non-scaling-stroke" />
            {dots
              .toSorted((one, other) => other.size - one.size)
              .map(({ place, reach, x, y, size }) => (
                <Dot key={place.zip} {...{ reach, x, y, size }} />
              ))}
            {cityNames(places, plan, { width, height: HEIGHT }, []).map((city) => (
              <text key={`${city.name} ${city.x}`} className="city" x={city.x} y={city.y - 8} textAnchor="middle">
                {city.name}
              </text>
            ))}
            {shown && <circle className="told" cx={told.x} cy={told.y} r={told.size + 5} />}
          </svg>
        )}
      </Map>
      <Legend aria-label="What the dots mean">
        {(Object.keys(REACHES) as Reach[]).map((reach) => (
          <li key={reach}>
            <svg width="20" height="20" aria-hidden data-surface>
              <Dot reach={reach} x={10} y={10} size={7} />
            </svg>
            {REACHES[reach]}
          </li>
        ))}
        <li>The larger, the more bookings.</li>
      </Legend>
    </>
  );
}

const dotsIn = ({
  vars: { palette },
}: {
  vars: { palette: { primary: { main: string }; error: { main: string }; background: { paper: string } } };
}) => ({
  '& .dot': { stroke: palette.background.paper, strokeWidth: 1 },
  '& .more, & .hatch': { fill: palette.primary.main },
  '& .one': { fill: 'url(#one-comes)', stroke: palette.primary.main, strokeWidth: 1.5 },
  '& .none': { fill: palette.background.paper, stroke: palette.error.main, strokeWidth: 2.5 },
  '& .ground': { fill: palette.background.paper },
});

const Map = styled(Room)(({ theme }) => ({
  ...dotsIn(theme),
  border: `1px solid ${theme.vars.palette.divider}`,
  '& .outline': { fill: 'none', stroke: theme.vars.palette.text.secondary, strokeWidth: 0.8, strokeLinejoin: 'round', opacity: 0.55 },
  '& .city': {
    fill: theme.vars.palette.text.primary,
    fontWeight: 600,
    paintOrder: 'stroke',
    stroke: theme.vars.palette.background.paper,
    strokeWidth: 3,
    strokeLinejoin: 'round',
  },
  '& .told': { fill: 'none', stroke: theme.vars.palette.text.primary, strokeWidth: 2 },
}));

const Legend = styled('ul')(({ theme }) => ({
  ...dotsIn(theme),
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 20px',
  margin: '8px 0 0',
  padding: 0,
  listStyle: 'none',
  fontSize: '.8125rem',
  color: theme.vars.palette.text.secondary,
  '& li': { display: 'flex', alignItems: 'center', gap: 6 },
}));
