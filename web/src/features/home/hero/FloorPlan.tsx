import { styled } from '@mui/material/styles';
import { memo, useState } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '#shared/paths.ts';
import { type Room, ROOMS, WALLS } from './rooms.tsx';

const Plan = styled('svg')(({ theme }) => ({
  display: 'block',
  width: '100%',
  maxWidth: 540,
  marginInline: 'auto',
  color: theme.vars.palette.primary.main,
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 1.5,
  overflow: 'visible',
  '& a': { outline: 'none', cursor: 'pointer' },
  '& .floor': { fill: 'transparent', stroke: 'none', transition: 'fill 150ms' },
  '& .walls': { strokeWidth: 4, strokeLinecap: 'square', pointerEvents: 'none' },
  '& text': { stroke: 'none', fill: theme.vars.palette.text.primary, fontSize: 16, fontWeight: 600 },
  '& .work': { fill: theme.vars.palette.text.secondary, fontSize: 14.5, fontWeight: 500 },
  '& a[data-lit] .floor': { fill: theme.vars.palette.tape.main },
  '& a[data-lit] text': { fill: theme.vars.palette.tape.ink },
  '& a[data-lit] .furniture': { stroke: theme.vars.palette.tape.ink },
  '& .ring': { stroke: 'none' },
  '& a:focus-visible .ring': { stroke: theme.vars.palette.text.primary, strokeWidth: 3 },
  '& a:hover text:first-of-type': { textDecoration: 'underline' },
  [theme.breakpoints.up('lg')]: {
    '& text': { fontSize: 14.5 },
    '& .work': { fontSize: 12 },
  },
}));

interface Props {
  /** Names of rooms that are lit while none is pointed at. */
  lit: readonly string[];
}

/** The home as a plan: each room leads to the work that is done in it, and lights up while it is pointed at. It is drawn again only for other rooms. */
export const FloorPlan = memo(function FloorPlan({ lit }: Props) {
  const [pointed, setPointed] = useState<string>();
  return (
    <nav aria-label="Services by room">
      <Plan viewBox="0 0 480 360">
        {ROOMS.map((room) => (
          <RoomLink
            key={room.name}
            room={room}
            lit={pointed ? room.name === pointed : lit.includes(room.name)}
            onPointed={(over) => setPointed(over ? room.name : undefined)}
          />
        ))}
        <path className="walls" d={WALLS} />
      </Plan>
    </nav>
  );
});

function RoomLink({ room, lit, onPointed }: { room: Room; lit: boolean; onPointed: (over: boolean) => void }) {
  const { name, work, slug, at, low, furniture } = room;
  const [x, y, width, height] = at;
  return (
    <Link
      to={paths.category(slug)}
      aria-label={`${name}: ${work}`}
      data-lit={lit || undefined}
      onMouseEnter={() => onPointed(true)}
      onMouseLeave={() => onPointed(false)}
      onFocus={() => onPointed(true)}
      onBlur={() => onPointed(false)}
    >
      <rect className="floor" x={x} y={y} width={width} height={height} />
      <g className="furniture">{furniture}</g>
      {low ? (
        <text x={x + 14} y={y + height / 2 + 5}>
          {name}
          <tspan className="work" dx="8">
            {work}
          </tspan>
        </text>
      ) : (
        <>
          <text x={x + 12} y={y + 27}>
            {name}
          </text>
          <text className="work" x={x + 12} y={y + 46}>
            {work}
          </text>
        </>
      )}
      <rect className="ring" x={x + 5} y={y + 5} width={width - 10} height={height - 10} rx="4" />
    </Link>
  );
}
