import { styled } from '@mui/material/styles';
import { type FocusEvent, type PointerEvent, type TouchEvent, useRef } from 'react';
import { Link } from 'react-router-dom';
import { announce } from '#ui/feedback/announcer.ts';
import { WITHOUT_SCRIPTS } from '#ui/forms/field.ts';
import { CarouselControls } from './CarouselControls.tsx';
import { FloorPlan } from './FloorPlan.tsx';
import { SLIDES } from './slides.ts';
import { useCarousel } from './useCarousel.ts';

// Or the browser would take a swipe for itself, and lead back to the page before.
const Region = styled('section')({ touchAction: 'pan-y pinch-zoom' });

/** The plan's title block. Its slides lie in one cell, so that the tallest of them makes the height. */
const Block = styled('div')(({ theme }) => ({
  maxWidth: 540,
  marginInline: 'auto',
  border: `2px solid ${theme.vars.palette.primary.main}`,
  backgroundColor: theme.vars.palette.background.paper,
  '& .slides': { display: 'grid' },
  '& [role="group"][aria-roledescription]': {
    gridArea: '1 / 1',
    padding: '14px 18px 16px',
    visibility: 'hidden',
    opacity: 0,
    transition: 'opacity 180ms, visibility 180ms',
    '&[data-shown]': { visibility: 'visible', opacity: 1 },
    [WITHOUT_SCRIPTS]: { gridArea: 'auto', visibility: 'visible', opacity: 1 },
  },
  '& h2': { ...theme.typography.h3, margin: 0 },
  '& p': { margin: '4px 0 8px', maxWidth: 'none', fontSize: '1rem', color: theme.vars.palette.text.secondary },
  '& a': { paddingBlock: 3, fontWeight: 600, color: theme.vars.palette.primary.main },
}));

const SWIPE_PX = 40;

/**
 * What is done at home, one room after the other. Slides in one grid cell need no library to measure and move them: embla would cost 8 kB for a
 * carousel that fades.
 */
export function Carousel() {
  const { at, playing, setPlaying, hold, show } = useCarousel(SLIDES.length);
  const touchedAt = useRef(0);

  const turnTo = (index: number) => {
    const shown = show(index);
    announce(`Slide ${shown + 1} of ${SLIDES.length}: ${SLIDES[shown]!.headline}`);
  };
  const onPointer = (over: boolean) => (event: PointerEvent) => event.pointerType === 'mouse' && hold(over);
  // Whoever comes by keyboard must not lose what they have reached.
  const onFocus = ({ target }: FocusEvent) => target.matches(':focus-visible') && setPlaying(false);
  const onTouchStart = ({ changedTouches }: TouchEvent) => (touchedAt.current = changedTouches[0]!.clientX);
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const moved = changedTouches[0]!.clientX - touchedAt.current;
    if (Math.abs(moved) > SWIPE_PX) turnTo(at - Math.sign(moved));
  };

  return (
    <Region
      aria-roledescription="carousel"
      aria-label="What we do, room by room"
      onPointerEnter={onPointer(true)}
      onPointerLeave={onPointer(false)}
      onFocus={onFocus}
      onTouchStart={onTouchStart}
      onTouchEnd={onTouchEnd}
    >
      <FloorPlan lit={SLIDES[at]!.rooms} />
      <Block>
        <CarouselControls at={at} playing={playing} onPlaying={setPlaying} onShow={turnTo} />
        <div className="slides">
          {SLIDES.map(({ headline, text, link, href }, index) => (
            <div
              key={headline}
              role="group"
              aria-roledescription="slide"
              aria-label={`${index + 1} of ${SLIDES.length}`}
              data-shown={index === at || undefined}
            >
              <h2>{headline}</h2>
              <p>{text}</p>
              <Link to={href}>{link}</Link>
            </div>
          ))}
        </div>
      </Block>
    </Region>
  );
}
